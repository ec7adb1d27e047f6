import type { SeedArticle } from '../../types';
import { covers, gallery, thumbs } from '../media';

export const weighbridgeToInvoice: SeedArticle = {
  slug: 'weighbridge-to-invoice',
  title: 'From the weighbridge to the invoice without a pen',
  description:
    'A lorry is weighed twice and written down five times. We followed one across the yard of a dry port outside Dar es Salaam and took out four of the five.',
  createdAt: '2026-05-14T06:30:00.000Z',
  cover: covers.dark3,
  thumbnail_image: thumbs.six,
  IsDarkCover: true,
  seo: {
    metaTitle: 'From the weighbridge to the invoice without a pen',
    metaDescription:
      'How a dry port near Dar es Salaam joined the weighbridge, yard and invoice into one chain of records, with a scale from 1998 and a serial cable.',
    metakeywords: 'weighbridge, integration, dry port, logistics, invoice, Dar es Salaam',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `Lorry number T 000 ABC stood at the gate at 7:12. At 7:40 it was weighed. The operator read 48,260 kilograms from the display, wrote it on a pad, tore off the copy and gave it to the driver. The driver carried it 300 metres to an office with a window. There it was typed.

By the time the lorry left, its weight had been written five times: on the pad, into the yard book, into a spreadsheet, onto the customs form and onto the invoice. On that day, three of the five agreed.

> We are not cheated much. We are just never sure.
>
> Yard manager of the dry port

## The scale from 1998

The weighbridge is older than two of its operators. It has no network socket, but it has a serial port, and for twenty-eight years it has been sending the weight down that port twice a second, to nobody.

~~~text
ST,GS,+ 48260kg
ST,GS,+ 48260kg
US,GS,+ 48255kg
ST,GS,+ 48260kg
~~~

\`ST\` means stable, \`US\` means that something moved. A small computer, the size of a box of tea, now listens. It takes a weight when ten readings in a row are stable and agree. It needed a cable that is no longer made, and Elias had one.

## The new chain

1. **At the gate** a camera reads the plate. If there is a booking, the barrier opens and the weighbridge knows who is coming.
2. **On the scale** the weight is taken, with a photograph from above and one from the front. The operator sees both and presses one key. He cannot type a weight. If the scale is broken, he can call his supervisor, who can, and it is shown in red for ever.
3. **In the yard** the slot is assigned on the tablet of the reach stacker.
4. **On the way out** the second weighing gives the net weight, and the net weight goes on the delivery note.
5. **In the office** the invoice is already waiting. It is checked, saved, and [its fiscal receipt](/post/efd-receipts) is printed with it.

Nothing is typed between the first step and the last.

## When the line is cut

Dry ports lie where land is cheap and fibre is young. The box at the scale therefore keeps everything for up to nine days and numbers its own tickets, so that no number is ever given twice. When the line returns, it sends them in order. In March it had to do this for 31 hours. The drivers did not notice, and that is the highest praise a weighbridge can get.

## What came of it`,
    },
    {
      __component: 'shared.html-markdown-wrapper',
      body: `<table>
<thead><tr><th scope="col">Measured over a month</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>
<tr><th scope="row">Gate to gate, on average</th><td>2 h 50 min</td><td>1 h 35 min</td></tr>
<tr><th scope="row">Invoices disputed</th><td>6%</td><td>0.5%</td></tr>
<tr><th scope="row">Days from exit to invoice</th><td>4</td><td>0</td></tr>
<tr><th scope="row">Pads of paper</th><td>38</td><td>2, for the tea orders</td></tr>
</tbody>
</table>`,
    },
    {
      __component: 'shared.media-wrapper',
      title: 'A crane loads a container ship at the port of Dar es Salaam',
      file: gallery.portCrane,
      renderBlock: { value: 'center', width: 'Width-70', margin: '1.5rem auto' },
    },
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `The operators were worried about their jobs, and said so in the first week. Two of the four now work the gate, which opens an hour earlier than it did. The third looks after the scales of all three sites. The fourth retired, at the age he had always intended to, and took the last pad with him.

Quarries, mills and sugar estates have the same scale and the same pad. If yours sends its weight to nobody, [let us listen to it](/contact).`,
    },
  ],
};
