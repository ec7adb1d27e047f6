import type { SeedArticle } from '../../types';
import { covers, thumbs } from '../media';

export const mobileMoneyReconciliation: SeedArticle = {
  slug: 'mobile-money-reconciliation',
  title: 'Matching mobile money overnight: who paid 350,000?',
  description:
    'A distributor in Kariakoo receives 900 mobile payments a day, and used to know on Thursday who had paid on Monday. Four rules now match 97 of 100 before the first coffee.',
  author: 'Elias Mfinanga',
  createdAt: '2026-09-24T06:30:00.000Z',
  cover: covers.dark2,
  thumbnail_image: thumbs.three,
  IsDarkCover: true,
  seo: {
    metaTitle: 'Matching mobile money to invoices overnight',
    metaDescription:
      'Four rules that match mobile money payments to open invoices, the exceptions they leave behind, and the accounts you need for fees and floats.',
    metakeywords:
      'mobile money, reconciliation, Kariakoo, distributor, collections, ERP, malipo kwa simu',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `A distributor of soap and cooking oil in Kariakoo sells to about 1,100 shops. Nearly all of them pay by phone, on three networks, at any hour, and often through a nephew. The payment arrives with a phone number, an amount and, if the cashier is lucky, a reference. The reference says “oil”, or “Juma”, or nothing.

Two clerks used to spend their days on the question of who had paid. On Thursday they were about done with Monday. In the meantime shops that had paid were refused new goods, and shops that had not paid were given some.

## What the statement tells you

Each network delivers a file during the night. They look different and say the same. One line of it:

~~~text
2026-08-17 18:42:07;RCPT-0H7K2M;255000000123;350000.00;TZS;oil juma;COMPLETED
~~~

Date, receipt number, the payer’s phone, amount, currency, whatever the payer typed, and the status. The receipt number is the only thing here that is certainly unique. Use it as the key, and a file that is loaded twice will do no harm.

## Four rules, in this order

| Rule | How it matches | Share of payments |
| --- | --- | ---: |
| 1. Reference | The text contains an open invoice number | 31% |
| 2. Phone and amount | A known phone of the customer, and exactly one open invoice of that amount | 38% |
| 3. Phone and sum | A known phone, and the amount equals the oldest two or three invoices together | 17% |
| 4. Phone only | A known phone: book it as a payment on account, oldest invoice first | 11% |
| No match | A person decides | 3% |

The order matters. A surer rule goes first, and a payment that has been matched is never touched again. Everything that the rules did is shown with the name of the rule, so that a clerk can see *why* before asking whether it is true.

> The fifth rule is a cup of tea with the shopkeeper. We have not found a way to program it.
>
> Elias Mfinanga, Head of Integration

## The nephew problem

Rules two to four need to know which phone belongs to which shop. When we began, the customer list had one number for each shop, and a quarter of those were out of date.

We did not send anybody out to collect numbers. When a clerk matches a payment by hand, the system asks one question: *remember this number for this shop?* After five weeks there were 2.3 numbers for each shop, nephews included.

A number that pays for two shops is flagged and never used by a rule on its own. That happens more often than one would think, and it is usually a brother.

## Three accounts, not one

Money on a phone is not money in the bank. Give each network three accounts in your books:

1. **Float**: what the network holds for you at this moment.
2. **Fees**: what it kept. Book fees daily and separately, or your customers will seem to underpay by a little, for ever.
3. **In transit**: what you have moved to the bank and the bank has not yet shown. It should be empty on most mornings. When it is not, you want to know the same day.

With these, the balance in the books equals the balance on the network’s portal every night, and the [month-end close](/post/month-end-in-three-days) loses one of its longest evenings.

## What became of the two clerks

One of them now works on the three in a hundred, which takes until about ten o’clock. Then she calls the shops that have not paid, which nobody had time for before. The average shop pays nine days earlier than it did a year ago. The other clerk became the person who runs the rules, and has since added a fifth one, in which no tea is involved.

If your statement files look different from the one above, [send us a page of one](/contact), with the phone numbers blacked out. We have probably met it before.`,
    },
  ],
};
