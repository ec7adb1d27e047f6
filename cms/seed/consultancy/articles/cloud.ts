import type { SeedArticle } from '../../types';
import { covers, gallery, thumbs } from '../media';

export const cloud: SeedArticle = {
  slug: 'cloud',
  title: 'Cloud that keeps working when the fibre is cut',
  description:
    'Your systems in a data centre in Dar es Salaam or Nairobi, a copy in another city, and branches that go on working when the line does not.',
  createdAt: '2025-11-05T06:00:00.000Z',
  cover: covers.dark3,
  thumbnail_image: thumbs.nine,
  IsDarkCover: true,
  seo: {
    metaTitle: 'Cloud and hosting in Dar es Salaam and Nairobi',
    metaDescription:
      'Hosting for business systems in East Africa: where the data is kept, what happens when the line or the power fails, and what it costs each month.',
    metakeywords: 'cloud, hosting, data centre, backup, Dar es Salaam, Nairobi',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `Most advice about the cloud was written in places where the line is always there. We plan for a Tuesday in April: rain since Sunday, a digger on Nyerere Road, and the generator starting for the third time.

## Three places, one system

Your system runs in the first place. Every change is copied to the second within five seconds. A full copy goes to the third every night, encrypted, and that one cannot be deleted for thirty days, not even by us.

You choose the places. Most clients take Dar es Salaam, Nairobi and their own server room. A bank in Lusaka took three rooms of its own, two in Lusaka and one in Kitwe, for reasons that its regulator appreciates.

## What the branch does without us

- **Tills** sell and keep the receipts in order until the line is back.
- **Scanners** count and pick from the last known stock, and mark what is uncertain.
- **Scales** weigh, for up to [nine days](/post/weighbridge-to-invoice).
- **Phones** in the field collect orders and send them from the next hill.

Each branch has two lines from two companies. Which of them is in use, and how good it was this week, is on a page that you can open as well.

## Server room or cloud?

| What to compare | Your server room | Our cloud |
| --- | --- | --- |
| Cost for 20 users, five years | about USD 46,000 | about USD 39,000 |
| Paid | at the beginning, and whenever something breaks | monthly |
| When power fails | your generator | two feeds and a generator that is tested on Mondays |
| Restoring one lost file | hours, if the backup was good | minutes |
| Working without any line | yes, in that one building | branches only, as above |
| At night | whoever lives nearest | [the desk](/support-desk) |

The last line but one is a real reason for a server of your own. Quarries and estates often keep one, with a copy here.

## The move

We move in one night, after a rehearsal. Until ten the next morning you can go back, and the way back has been tested too. We have had to use it twice.`,
    },
    {
      __component: 'shared.media-wrapper',
      title: 'Three server racks, their cables labelled at both ends',
      file: gallery.serverRack,
      renderBlock: { value: 'center', width: 'Half', margin: '1rem auto' },
    },
    {
      __component: 'shared.action-btn-wrapper',
      name: 'Ask what yours would cost',
      link: '/contact',
    },
  ],
};
