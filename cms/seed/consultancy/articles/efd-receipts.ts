import type { SeedArticle } from '../../types';
import { thumbs } from '../media';

export const efdReceipts: SeedArticle = {
  slug: 'efd-receipts',
  title: 'EFD receipts straight from the invoice',
  description:
    'Typing an invoice into the system and then again into the fiscal device costs about a minute and one mistake in eighty. What a direct connection looks like, and what it must do when the line is down.',
  createdAt: '2026-08-20T06:30:00.000Z',
  thumbnail_image: thumbs.seven,
  seo: {
    metaTitle: 'EFD receipts straight from the invoice',
    metaDescription:
      'How a fiscal receipt is issued from the invoice itself in Business One or S/4: the steps, the queue for bad lines, and the daily check of totals.',
    metakeywords: 'EFD, VFD, fiscal receipt, Tanzania, VAT, Business One, S/4, risiti',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `In many offices in Dar es Salaam the fiscal device stands on the counter, and beside it sits somebody who types. The invoice is on the screen. The figures go into the device. The paper comes out and is stapled to the other paper.

We counted in four companies. Typing takes 52 seconds on average, and one receipt in eighty differs from its invoice, usually by a digit. Each difference comes back at the end of the month as a letter, an explanation or a credit note.

There is no need to type. A virtual device does the same over the internet: the system sends the invoice, the revenue authority’s service signs it, and the code comes back while the page is still being drawn.

## What happens when you press Save`,
    },
    {
      __component: 'shared.html-markdown-wrapper',
      body: `<ol>
<li>The invoice gets its number. From now on it can be cancelled, but not changed.</li>
<li>The connector builds the receipt: lines, tax codes, totals, the customer’s tax number if there is one.</li>
<li>It signs the receipt with your company’s key and sends it.</li>
<li>The answer brings a verification code. It is stored with the invoice and printed as a QR code on the same page.</li>
<li>The counter of the day goes up by one, and so does the total.</li>
</ol>
<p>With a line that works, all of this takes between one and three seconds.</p>`,
    },
    {
      __component: 'shared.rich-text-markdown-wrapper',
      title: 'What is sent',
      body: `Simplified, and with invented numbers, a receipt looks like this:

~~~json
{
  "invoice": "DAR-2026-004417",
  "issued": "2026-08-17T14:05:31+03:00",
  "seller": { "tin": "000-000-000", "branch": "KARIAKOO" },
  "customer": { "idType": "TIN", "id": "111-111-111" },
  "lines": [
    { "text": "Sembe 25 kg", "quantity": 40, "amount": 1180000, "taxCode": "A" },
    { "text": "Transport", "quantity": 1, "amount": 59000, "taxCode": "A" }
  ],
  "totals": { "net": 1050000, "tax": 189000, "gross": 1239000 }
}
~~~

And this is what the customer takes home, printed by the invoice:

~~~receipt
 *** START OF LEGAL RECEIPT ***

        MFANO TRADERS LTD
     KARIAKOO, DAR ES SALAAM
        TIN  000-000-000

--------------------------------
RECEIPT NO                004417
INVOICE          DAR-2026-004417
DATE                  2026-08-17
TIME                    14:05:31
CUSTOMER TIN         111-111-111
--------------------------------
Sembe 25 kg
  40 x 29,500        1,180,000 A
Transport
  1 x 59,000            59,000 A
--------------------------------
TOTAL EXCL. TAX        1,050,000
TAX A 18 %               189,000
TOTAL INCL. TAX        1,239,000
--------------------------------

    RECEIPT VERIFICATION CODE
         7A2F-C41E-90B3

  *** END OF LEGAL RECEIPT ***
~~~

The \`taxCode\` deserves your attention. It comes from the item, not from the person at the till, and it should be reviewed once by whoever signs the VAT return. Maize flour, as it happens, is a good item to begin the discussion with.`,
    },
    {
      __component: 'shared.html-markdown-wrapper',
      title: 'When the line is down',
      body: `<p>A connector that works on good days is easy to write. These are the cases that separate a good one from the others. Ask for each of them in a demonstration.</p>
<table>
<thead>
<tr><th scope="col">What goes wrong</th><th scope="col">What the system does</th><th scope="col">What the customer gets</th></tr>
</thead>
<tbody>
<tr><th scope="row">No line for a minute</th><td>Waits, tries three times</td><td>The receipt, a little later</td></tr>
<tr><th scope="row">No line for hours</th><td>Keeps a signed queue, in order, and sends it when the line is back</td><td>A receipt with an offline mark; the code can be checked the next day</td></tr>
<tr><th scope="row">The answer got lost</th><td>Asks whether the number is known before it sends again</td><td>One receipt, never two</td></tr>
<tr><th scope="row">Rejected, for instance for a wrong tax number</th><td>Holds the invoice and shows the reason in plain words</td><td>A short wait, and a correct receipt</td></tr>
<tr><th scope="row">Power cut while printing</th><td>Prints again with the same code, marked as a copy</td><td>The same receipt</td></tr>
</tbody>
</table>
<p class="brand-note">The third case is the one to insist on. A receipt that was issued twice has to be explained by you, not by the line.</p>`,
    },
    {
      __component: 'shared.rich-text-markdown-wrapper',
      title: 'The one-minute check',
      body: `Every evening the system compares four numbers: how many invoices it issued, how many receipts were signed, and the two totals. If they agree, a green line appears on the daily page. If they do not, the invoice that is missing is named.

On the last day of the month there is nothing left to compare, and that is why this check takes one minute in [our plan for the close](/post/month-end-in-three-days).

The connector is part of every [Business One](/solutions/erp/business-one) and [S/4](/solutions/erp/s4) project we do in Tanzania, and it has sister versions for the devices in Kenya, Uganda and Zambia. It also works with other systems that can send a file. [Ask us](/contact) what yours would need.`,
    },
  ],
};
