import type { SeedArticle } from '../../types';
import { covers, thumbs } from '../media';

export const monthEndInThreeDays: SeedArticle = {
  slug: 'month-end-in-three-days',
  title: 'A month-end close in three days, without heroes',
  description:
    'Most finance teams in the region close between the tenth and the twentieth. Nearly all of that time is waiting. Here is the plan we use to take the waiting out, week by week.',
  author: 'Rehema Chande',
  createdAt: '2026-11-12T06:30:00.000Z',
  cover: covers.light4,
  thumbnail_image: thumbs.four,
  IsDarkCover: false,
  seo: {
    metaTitle: 'A month-end close in three days, without heroes',
    metaDescription:
      'A plan for finance teams in East Africa: what to stop doing, what to do before the month ends, and how to close on the third working day.',
    metakeywords: 'month-end close, finance, ERP, reconciliation, Tanzania, controller',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `On the eleventh of last March, at half past nine in the evening, we sat with the finance team of a food company near Morogoro. There were five of them. February was not closed. The sales ledger was right, the bank was right, and between the two lay 41 million shillings that nobody could place. The controller had not been home before eight for a week. “It is like this every month,” she said. “We get faster at it. It does not get shorter.”

She had put her finger on it. Her team was not slow. We measured, and out of eleven days of closing, they worked for a little under three. The other eight were spent waiting: for a depot’s stock sheet, for a bank statement, for a signature from somebody in a car between Chalinze and Dar es Salaam.

In October the same five people closed on the third working day and went home at five. Nobody was hired and nobody worked at night. This is the plan we followed. You need no new software for the first half of it.

## First, measure one close

Before you change anything, write down one close exactly as it happens. Pin a sheet of paper to the wall. Each task gets a line, and each line gets four entries: who, the moment it *could* have started, the moment it started, and the moment it was done.

It looks childish. Do it all the same. In every company where we have done it, the paper shows the same three things:

1. **Most tasks wait for one other task.** Usually it is the stock count, and usually it is one depot.
2. **The same figure is typed three times or more.** A fuel receipt is entered by the driver’s clerk, by the depot and by the office, and it has three slightly different amounts.
3. **A third of the tasks could have been done before the month ended.** Rent does not change on the thirty-first. Neither does depreciation.

Do not fix anything yet. Finish the close as you always do, take the paper off the wall, and sleep.

## What to stop doing

The quickest way to shorten a list is to cross things out. The finance team in Morogoro had 64 tasks on the paper. These are among the nineteen that they dropped in the first month:

- **Accruals below 200,000 shillings.** There were 112 of them in February. Together they moved the result by less than the price of a tyre.
- **The second bank reconciliation.** One person did it, another did it again from the beginning “to be sure”. Now one does it and the other checks five lines of her choice.
- **The stock adjustment memo.** It was written every month, signed by three people and filed. We asked who read it. Nobody did. The system keeps the same facts with a name and a time.
- **Eleven reports.** How to find the ones that nobody opens is explained [in another article](/post/reports-nobody-opens).

Ask of each task: *what would happen if we did not do it this month?* If the answer is “nothing” or “somebody might ask”, stop, and wait for somebody to ask.

## What to move forward

The last week of the month is quieter than the first week of the next one. That is where the work belongs.

### In the week before the month ends

Book what you know. Rent, salaries, depreciation, insurance, the security company, the loan interest: all of it is known on the twenty-fifth. Payroll deserves a date of its own. If salaries are paid on the twenty-eighth, they can be final on the twenty-sixth, and the returns for PAYE and the pension fund can be prepared the same afternoon. How we set that up is described [on the payroll page](/solutions/erp/business-one/payroll).

Confirm balances between your own companies. Where there is a Kenyan sister company or one in Zambia, agree on the balance on the twenty-fifth, at the rate of that day, and book only the last five days afterwards. Nothing eats up evenings like two accountants in two countries who are both right.

### In the week after that, which is to say all month

Reconcile daily what arrives daily. Bank statements come every morning, mobile money statements every night. Three minutes a day add up to an hour. Left to the end of the month it takes four, because by then nobody remembers. Who paid 350,000 shillings without a reference? Ask on Tuesday and the cashier knows. Ask on the ninth of next month and it goes to a suspense account, where it will meet its relatives.

For mobile money this can run by itself. [We wrote down how the matching works](/post/mobile-money-reconciliation), with the rules and the exceptions.

### Count a little, often

A full stock count on the last day stops the warehouse and produces one large surprise. Count a twentieth of the items every day and you have counted everything once a month, with twenty small surprises, each of which can still be explained. Begin with the items that move most. In a mill, that means the finished bags. In a distributor’s warehouse, it means whatever fits into a rucksack.

The Tanga depot counts eight items at four o’clock, every day, on a phone. It takes eleven minutes. The count on the thirty-first is a formality there, and the storekeeper has stopped dreading it.

## Fix the cut-off, and keep it

A month ends when you say it ends. If deliveries of the thirty-first may still be entered on the fourth, then the month ends on the fourth, and the close begins on the fifth.

Set an hour. In Morogoro it is six in the evening on the last day. What is not in the system at six belongs to the next month, and nobody needs to be told off for it. There are two conditions:

- The people at the gate and in the depots must be **able** to enter things at once. If the line is down every afternoon, the cut-off is a wish. Repair the line first, or give them [a way to work without it](/solutions/cloud).
- The managing director must keep to it as well. In the first month somebody important will ask for an exception. The answer to that request decides whether you have a cut-off.

## Close in a fixed order

Here is the order that we use. It fits most trading and manufacturing companies, and the days are working days.

### Day one: quantities

Only quantities, no money. Stock in every warehouse, goods received and not yet invoiced, goods delivered and not yet invoiced, production orders still open. If a quantity is wrong, every value computed from it will be wrong, and you will look for the mistake in the wrong place.

By four in the afternoon the stock period is locked. Locked means that the system refuses, not that people have been asked.

### Day two: values

Now money. Price differences, landed costs from the port, the revaluation of foreign balances at the central bank’s rate of the last day. Sales and purchase ledgers are compared with the control accounts. Fiscal receipts are compared with invoices: the number of receipts that the device reported has to equal the number of invoices, and the total to the shilling. If your receipts [come from the invoice itself](/post/efd-receipts), this takes one minute.

The VAT return can be drafted on the same day. It will not be due for a while, and that is the point.

### Day three: judgement

Now, and not before, the people who are paid for judgement use it. Provisions, doubtful customers, the machine that has been idle since June. The controller reads the result against last month and against the plan, line by line, and writes one sentence for each line that moved by more than a tenth.

At three o’clock the managing director gets one page. At four the period is locked. At five the lights go out.

## The part that software plays

You can do half of this with paper and discipline. The other half needs a system in which a thing is entered once and then exists everywhere. A few features matter much more than the rest:

- **Posting as it happens.** The weighbridge ticket is the goods receipt, and the goods receipt is the entry in the ledger. There is no nightly run that can fail.
- **Period locks for each area.** Stock closes on day one while the ledger stays open until day three.
- **Recurring entries that book themselves**, and show up on a list where somebody confirms them.
- **A list of what is still open**, on one screen, with a name beside each line. It replaces the paper on the wall.
- **A trail.** Who changed what, when, and from which value to which.

Both [Business One](/solutions/erp/business-one) and [S/4](/solutions/erp/s4) do this. Many other systems do too. If yours does, switch these things on before you buy anything from us.

## How it went, month by month

It did not work at once. It never does, and you should distrust anyone who promises that it will.

| Month | Closed on working day | What we learned |
| --- | ---: | --- |
| March | 9 | Dropping nineteen tasks cost nothing |
| April | 8 | The cut-off held, with one exception that we regretted |
| May | 8 | Daily counts began in Tanga only |
| June | 6 | Mobile money matched itself for the first time |
| July | 5 | Dodoma counted daily too |
| August | 4 | The first month without a single suspense entry |
| September | 4 | The controller was on leave, and it closed without her |
| October | 3 | Home at five |

September is the line to look at. A close that needs one particular person is not a process, it is a favour. In September the controller lay on a beach in Pangani, and two colleagues, both twenty-six years old, closed the month from the list on the screen. She called once, on day two, to ask whether something was wrong, because nobody had called her.

## Five mistakes we have made ourselves

1. **Starting with the software.** In an early project we installed everything and then measured. The new system did the nineteen useless tasks very fast.
2. **Starting with head office.** The depots decide how long a close takes. Start at the farthest one.
3. **Rewarding the fast ones.** For two months one company paid a bonus to the first depot that closed. The figures arrived early and were invented.
4. **Counting in days only.** Count corrections as well. A close in three days with forty corrections in the next month is a close in thirty-three days.
5. **Forgetting the holiday.** When the last day of the month falls on Eid or on a long Easter weekend, plan it in the week before. The moon is announced late; your plan should not be.

## What it is good for

You may ask what a company gains when its books close a week earlier. The obvious answer is that the same people get their evenings back. The better answer came from the owner. For years he had seen the figures for a month when half of the next was already over. “I was driving by looking out of the back window,” he said.

Now he sees them on the third working day, and there are four weeks left in which to do something about it. In July he noticed within a week that one customer had begun to pay late, and talked to him over tea, while the sum was still small enough for tea.

<em lang="sw">Haba na haba hujaza kibaba</em>, people say on the coast: little by little fills the measure. A close works the same way. It is not done in three days. It is done all month, a little every day, and then it only has to be finished.

If you want to see where your own eleven days go, [ask us for the sheet of paper](/contact). We will bring the pins.`,
    },
  ],
};
