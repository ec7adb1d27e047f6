import type { SeedArticle } from '../../types';

// Text alone: neither cover nor thumbnail nor a picture in the blocks.
export const whoStillHasALogin: SeedArticle = {
  slug: 'who-still-has-a-login',
  title: 'Who still has a login?',
  description:
    'The most common hole we find is not a clever attack. It is the account of somebody who left in 2021. An afternoon’s work to close it, in five questions.',
  author: 'Zawadi Lyimo',
  createdAt: '2026-01-22T06:30:00.000Z',
  seo: {
    metaTitle: 'Who still has a login? Access review in an afternoon',
    metaDescription:
      'Five questions that find forgotten accounts, shared passwords and too many rights in a business system, and what to do about each of them.',
    metakeywords: 'access review, security, passwords, ERP, segregation of duties',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `In a review last year we found 214 accounts in a company of 130 people. Some belonged to machines, and that was fine. Forty-three belonged to people who had left. One of these had approved a payment in the week before.

Nobody had broken in. A colleague knew the password and used it on days when the approver was travelling. He meant well. It is still the kind of thing that ends in a police station.

You need no consultant for a first review. You need an afternoon, the list of users, the list of staff, and somebody from the personnel office who knows everybody’s second name.

## 1. Who is on one list and not on the other?

Print both. Cross out the pairs. What remains on the users’ side is either a machine, a supplier or a ghost. Lock the ghosts today. Locking is better than deleting: the trail of what they did stays readable.

## 2. Which accounts have no name?

*Store*, *cashier2*, *admin*, *test*. A shared account is a diary with no handwriting in it. Give each person an account. If the licence is the reason why they share, then write down what the licence costs and what the last stock loss cost, and put the two next to each other.

## 3. Who can do both halves?

There are four pairs that one person should not hold together:

- create a supplier **and** pay a supplier
- change a price **and** issue a credit note
- receive goods **and** approve the purchase
- change the payroll **and** release the salaries

In a firm of twelve people you cannot always separate them. Then let a second person look at a list every week. It takes five minutes, and it is known that somebody looks, which does most of the work.

## 4. Who came in at three in the morning?

Sort the log by hour. Some of it will be the night shift. Some will be an engineer, perhaps one of ours; ask us which one and why. The remainder is what you were looking for.

## 5. What happens on somebody’s last day?

If the answer is “the manager tells IT”, it does not happen. Tie it to the final salary: the payroll run for a person who leaves [locks the account](/solutions/erp/business-one/payroll) on the same date. Nobody has ever forgotten a final salary.

## Do it again in a quarter

The second review takes an hour, because the lists match. Put it in the calendar beside the fire extinguishers.

If you find something that worries you, call [the desk](/support-desk) at any hour, and do not write it in an email. Clients and strangers get the same answer: first we close the door, then we talk about how it was left open.`,
    },
  ],
};
