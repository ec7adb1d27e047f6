import type { SeedArticle } from '../../types';
import { covers, gallery, thumbs } from '../media';

export const goLiveWeekend: SeedArticle = {
  slug: 'go-live-weekend',
  title: 'A go-live weekend, hour by hour',
  description:
    'From Friday at five to Monday at seven: what happens, who is needed, and at which two moments you may still turn back. With the list we tape to the door.',
  author: 'Baraka Mushi',
  createdAt: '2026-03-05T06:30:00.000Z',
  cover: covers.light6,
  thumbnail_image: thumbs.two,
  IsDarkCover: false,
  button_name: 'The list is below',
  button_link: '',
  seo: {
    metaTitle: 'A go-live weekend, hour by hour',
    metaDescription:
      'What happens between Friday evening and Monday morning when a company moves to a new ERP system, who is needed, and when you can still turn back.',
    metakeywords: 'go-live, cutover, ERP project, checklist',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `A good go-live weekend is boring. The exciting part has happened before: two rehearsals, with real figures, on two ordinary Saturdays. If the second rehearsal was exciting, move the date.

This is the plan of a distributor in Arusha with 35 users and two warehouses. Yours will differ in the hours. It should not differ in the order.

## Friday

**17:00** Last invoice in the old system. Somebody photographs the screen with its number. You will be glad of it.

**18:00** The old system is set to read only. Not “please do not post”: read only.

**18:30** Backup, and then the test that the backup can be restored. A backup that nobody has restored is a hope.

**20:00** Open balances are exported: customers, suppliers, bank, stock by batch. Two people compare the control totals on paper. Then everybody goes home. Nobody works through Friday night, since tired people move decimal points.

## Saturday

**07:00** Stock count in both warehouses, in teams of two: one counts and one writes. Breakfast is on the house: *chapati*, beans, a lot of tea.

**13:00** Count finished, differences counted again by another team.

**15:00** Import. It takes forty minutes. The three hours around it are for checking.

**18:00** **First moment to turn back.** Four totals must agree to the shilling: stock value, customers, suppliers, bank. If they do not, and the reason is not found by nine, the old system opens again on Monday and the date moves by two weeks. Baraka decides this, and he decides it alone.

## Sunday

**10:00** Ten people from the client, not from us, work through one invented day: an order, a delivery, a return, an invoice with a [fiscal receipt](/post/efd-receipts), a payment [by phone](/post/mobile-money-reconciliation), a purchase, a salary advance. One of them tries to break it, and is given a prize for succeeding.

**15:00** **Second and last moment to turn back.** The ten vote. They have to say yes.

**16:00** Printers. There is always something with the printers.

## Monday

**06:00** We are there, with two people in each warehouse, two in the office and one at the door who does nothing but collect questions.

**07:00** The first lorry.

**17:00** Half an hour, standing: what did not work, who fixes it, by when. The same again every day for two weeks.`,
    },
    {
      __component: 'shared.stack-images',
      title: 'What you need to hand',
      files: [
        { name: 'The warehouse, swept and labelled', file: gallery.warehouse },
        { name: 'The server, with a spare', file: gallery.serverRack },
        { name: 'The four totals, on one screen', file: gallery.dashboard },
      ],
      renderBlock: { value: 'center', width: 'Half', margin: '0 auto 2rem' },
    },
    {
      __component: 'shared.html-markdown-wrapper',
      title: 'The list on the door',
      body: `<ul>
<li>Everybody’s telephone numbers, private ones too, in large print</li>
<li>Who may decide what, and who stands in for them</li>
<li>Three printers that work, and toner for four</li>
<li>Fuel for the generator, bought on Thursday</li>
<li>A second line to the internet, from another company, tested on Wednesday</li>
<li>Count sheets in case the tablets fail</li>
<li>The number of the last invoice</li>
<li>Tea, sugar, more sugar</li>
</ul>
<p>If you would like to go through the list with somebody who has used it ninety times, <a href="/contact">ask for Baraka</a>.</p>`,
    },
  ],
};
