import type { SeedArticle } from '../../types';
import { covers, gallery, promoVideo, shareImage, thumbs } from '../media';

// The one article with every kind of block and every render setting but justified text, which
// leaves holes: the place to look first when the drawing of a block changes.
export const everythingInOnePlace: SeedArticle = {
  slug: 'everything-in-one-place',
  title: 'Everything in one place: a year with a mill in Morogoro',
  description:
    'Three depots, eleven spreadsheets and a safe full of receipt books became one system. This is how the year went, in pictures, figures and the words of the people who did it.',
  author: 'Baraka Mushi',
  createdAt: '2026-10-29T06:30:00.000Z',
  cover: covers.dark1,
  thumbnail_image: thumbs.one,
  IsDarkCover: true,
  button_name: 'Plan yours with us',
  button_link: '/contact',
  seo: {
    metaTitle: 'Everything in one place: a year with a Morogoro mill',
    metaDescription:
      'How a maize mill in Morogoro moved three depots, eleven spreadsheets and a safe full of receipt books into one system within a year.',
    metakeywords: 'ERP, Business One, maize mill, Morogoro, case study, Tanzania',
    shareImage,
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      title: 'Where we began',
      body: `When we first walked through the mill, the stock of maize was known on Tuesdays. On Tuesdays the storekeeper counted the bags, wrote the number into an exercise book and sent a photograph of the page to the office. From Wednesday to Monday, everybody guessed.

The mill is not small. It grinds 140 tonnes a day, sells flour under two names and runs depots in **Kariakoo**, **Tanga** and **Dodoma**. It was well run by people who carried most of it in their heads. The owner had one request: “I want to ask a question on any day of the week.”`,
      renderBlock: {
        value: 'left',
        width: 'Full',
        fontSize: '1.125rem',
        margin: '0 0 2rem',
        htmlCSSClasses: 'text-ink',
      },
    },
    {
      __component: 'shared.slider-wrapper',
      title: 'The journey of one bag',
      layout: 'one',
      files: [
        {
          name: 'Maize from the southern highlands is weighed at the gate',
          file: gallery.weighbridge,
        },
        { name: 'It is ground and bagged in Morogoro', file: gallery.mill },
        { name: 'A train takes it over the hills to the depot in Dodoma', file: gallery.railway },
        { name: 'A trader at the market there pays for forty of them', file: gallery.marketTill },
        { name: 'And the office sees it the same minute', file: gallery.dashboard },
      ],
      renderBlock: { width: 'Full', margin: '0 0 2rem', innerHtmlCSSClasses: 'rounded-lg' },
    },
    {
      __component: 'shared.html-markdown-wrapper',
      title: 'What changed, in figures',
      body: `<p>We measured on three days before the project and on the same three days a year later. The mill’s own controller held the stopwatch.</p>
<table>
<caption>Before and after, as measured by the mill</caption>
<thead>
<tr><th scope="col">Question</th><th scope="col">October 2025</th><th scope="col">October 2026</th></tr>
</thead>
<tbody>
<tr><th scope="row">How much maize do we have?</th><td>up to 6 days old</td><td>now</td></tr>
<tr><th scope="row">Who owes us money?</th><td>4 hours’ work</td><td>20 seconds</td></tr>
<tr><th scope="row">What did this batch cost?</th><td>not known</td><td>the evening it is bagged</td></tr>
<tr><th scope="row">When is the month closed?</th><td>on the 13th working day</td><td>on the 3rd working day</td></tr>
</tbody>
</table>
<p class="brand-note">How the month is closed on the third working day is told in <a href="/post/month-end-in-three-days">an article of its own</a>.</p>`,
      renderBlock: {
        width: 'Full',
        styleCSS: 'background-color: #f6efe3; border-radius: 12px',
        innerStyleCSS: 'line-height: 1.7',
        padding: '1.5rem',
        margin: '0 0 2rem',
        htmlCSSClasses: 'shadow rounded-lg',
        innerHtmlCSSClasses: 'text-base',
      },
    },
    {
      __component: 'shared.rich-text-markdown-wrapper',
      title: 'Cleaning before moving',
      body: `The item list had 3,912 lines. The mill makes 26 things. The rest were spellings: *sembe 25kg*, *Sembe 25*, *SEMBE 25 KG (new)*.

Four people sat together for nine mornings and went through it, line by line, out loud. Nobody enjoyed it. Everybody now says that it was the most useful part of the year.`,
      renderBlock: { value: 'left', width: 'Half', padding: '0 1rem 0 0' },
    },
    {
      __component: 'shared.media-wrapper',
      title: 'The Tanga depot, drawn by the storekeeper’s daughter',
      file: gallery.warehouse,
      renderBlock: {
        value: 'right',
        width: 'Half',
        padding: '0 0 0 1rem',
        innerStyleCSS: 'border-radius: 12px',
        innerHtmlCSSClasses: 'rounded-lg',
      },
    },
    {
      __component: 'shared.quote-wrapper',
      body: 'I used to be the only one who knew. Now I am the one who is asked why. It is a better job.',
      name: 'Mama Asha',
      title: 'Storekeeper for twenty-two years',
      renderBlock: {
        value: 'center',
        width: 'Width-70',
        fontSize: '1.375rem',
        margin: '2rem auto',
        padding: '1rem',
        htmlCSSClasses: 'italic',
      },
    },
    {
      __component: 'shared.rich-text-markdown-wrapper',
      title: 'The project in short',
      body: `- **Product:** Business One
- **Users:** 43
- **Sites:** 4
- **Started:** November 2025
- **Live:** 1 June 2026
- **Closed without us:** since September`,
      renderBlock: {
        width: 'Width-30',
        fontSize: '0.9375rem',
        styleCSS: 'border-left: 3px solid #b45309',
        padding: '0 0 0 1rem',
      },
    },
    {
      __component: 'shared.rich-text-markdown-wrapper',
      title: 'The weekend itself',
      body: `We stopped the old books on Friday at six and counted everything on Saturday: bags, sacks, spare belts, and the 114 receipt books in the safe. By Sunday noon two teams had entered the same figures without seeing each other’s screen. They differed by one pallet of bran in Dodoma. We found it behind a door.

On Monday at 6:40 the first lorry was weighed into the new system. If you want to know what such a weekend asks of people, we wrote it down [hour by hour](/post/go-live-weekend).`,
      renderBlock: { value: 'left', width: 'Width-70', padding: '0 0 0 1rem' },
    },
    {
      __component: 'shared.media-wrapper',
      title: 'Ten seconds with AIVA: who has not paid? (An example)',
      file: promoVideo,
      thumbnail_image: gallery.dashboard,
      renderBlock: { value: 'center', width: 'Full', margin: '2rem 0' },
    },
    {
      __component: 'shared.stack-images',
      title: 'Four postcards from the year',
      files: [
        { name: 'November: the port, where the new millstones arrived', file: gallery.portCrane },
        { name: 'February: the server racks, joined by cables', file: gallery.serverRack },
        { name: 'June: the mill on its first Monday', file: gallery.mill, thumbnail: thumbs.six },
        { name: 'September: a dhow with flour for Zanzibar', file: gallery.dhow },
      ],
      renderBlock: { value: 'center', width: 'Width-70', margin: '0 auto 2rem' },
    },
    {
      __component: 'shared.media-wrapper',
      title: 'The owner tells it himself (4 minutes, in Swahili)',
      link: 'https://video.example.com/watch/mill-in-morogoro',
      thumbnail_image: thumbs.one,
      renderBlock: { value: 'center', width: 'Half', margin: '0 auto 2rem' },
    },
    {
      __component: 'shared.slider-wrapper',
      title: 'What is connected today',
      layout: 'three',
      files: [
        { name: 'A cloth for each system. Green: the scale at the gate', file: thumbs.two },
        { name: 'Red: production, batch by batch', file: thumbs.six },
        { name: 'Wide diamonds: warehouses in three towns', file: thumbs.three },
        { name: 'Ochre diamonds: tills with fiscal receipts', file: thumbs.ten },
        { name: 'White: export papers for the port', file: thumbs.nine },
        { name: 'Dark zigzags: the page the owner opens at eight', file: covers.blogs },
      ],
      renderBlock: { width: 'Full', padding: '1rem 0', innerHtmlCSSClasses: 'rounded-lg' },
    },
    {
      __component: 'shared.rich-text-markdown-wrapper',
      title: 'What we would do differently',
      body: `We trained the depots last, because they were far away. They needed it first, because they were alone. In the second week of June, Dodoma sold flour that Dodoma did not have, and it took two days and a patient trader to put right. The depots now come first in our plan.

The owner, by the way, asks his question on most days. Usually it is about bran.`,
      renderBlock: { value: 'left', width: 'Full' },
    },
    {
      __component: 'shared.action-btn-wrapper',
      name: 'Tell us about your place',
      link: '/contact',
      renderBlock: { value: 'center', margin: '1rem 0', htmlCSSClasses: 'font-bold' },
    },
    {
      __component: 'shared.carousel-button',
      name: 'More from the mill',
      link: '/industries/manufacturing',
      renderBlock: { value: 'center' },
    },
    {
      __component: 'shared.rich-text',
      body: 'Drawings and figures with the kind permission of the mill.',
      renderBlock: { value: 'left', fontSize: '0.875rem' },
    },
  ],
};
