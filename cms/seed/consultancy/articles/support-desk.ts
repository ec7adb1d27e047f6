import type { SeedArticle } from '../../types';
import { covers } from '../media';

export const supportDesk: SeedArticle = {
  slug: 'support-desk',
  title: 'The support desk',
  description:
    'Open day and night. If a system is down or impaired, you speak within one hour to a person who knows it, and who stays with the case until you say it is closed.',
  createdAt: '2025-12-01T06:00:00.000Z',
  cover: covers.dark2,
  IsDarkCover: true,
  seo: {
    metaTitle: 'Support desk, day and night',
    metaDescription:
      'How our support works: how to reach the desk at any hour, how fast we answer at each level, and what you should have ready when you call us.',
    metakeywords: 'support, help desk, 24/7, response time, Dar es Salaam, msaada',
  },
  blocks: [
    {
      __component: 'shared.html-markdown-wrapper',
      body: `<p>Call <a href="tel:+255220000024">+255 22 000 0024</a> or write to <a href="mailto:desk@nyuzi.example">desk@nyuzi.example</a>, at any hour and on every day of the year.</p>
<table>
<caption>How fast we answer</caption>
<thead>
<tr><th scope="col">Level</th><th scope="col">For example</th><th scope="col">A person who knows</th><th scope="col">Next word from us</th></tr>
</thead>
<tbody>
<tr><th scope="row">1, down</th><td>No invoices can be issued</td><td>within 1 hour</td><td>every 30 minutes</td></tr>
<tr><th scope="row">2, impaired</th><td>One printer, one branch, one report</td><td>within 1 hour</td><td>the same day</td></tr>
<tr><th scope="row">3, question</th><td>How do I reverse this?</td><td>within 1 hour by day</td><td>within 24 hours</td></tr>
<tr><th scope="row">4, wish</th><td>A new field on the delivery note</td><td>within a week</td><td>with a price</td></tr>
</tbody>
</table>
<p class="brand-note">You choose the level. We have never argued about it, and it is not misused.</p>`,
    },
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `## Have this ready

- The number at the top right of your screen
- What you wanted to do, and what the system said, word for word
- Since when, and whether it is only you

A photograph of the screen is worth all three. Please cover the passwords on the yellow notes around it.

## The person stays

Whoever takes your call keeps the case until you close it. When the shift changes, it is handed over in writing, as in a hospital, and you are told the new name. Salma Othman runs the desk and reads every case that was open for more than two days.

## Not a client yet?

Call all the same if something is on fire. The first hour is free, and [the rest can be agreed on](/contact) when the fire is out. Many ordinary questions are answered [on the FAQ page](/faq).`,
    },
  ],
};
