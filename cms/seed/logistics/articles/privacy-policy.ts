import { leadSettings } from '../../lead-settings';
import type { SeedArticle } from '../../types';

const body = `
Valid from 1 September 2026. This page says what we learn about you when you use this website or write to us, what we do with it, and how you can have it changed or removed.

## Who is responsible

Msafara Logistics Company Limited, 5th Floor, Ohio Street/Garden Avenue, Dar es Salaam, Tanzania. For anything on this page write to privacy@msafara.example or use the [contact form](/contact).

## What you send us

**Requests for a quote and messages.** Your name, email address, telephone number, company, the service you asked about and what you wrote. We need these to answer. With them we note the page you wrote from, the page of another site that led you here and the campaign that its link named, to learn what brings people to us. All of it is stored in our own content system, and your request is sent to the sales desk by email.

**Newsletter.** Your email address. You can leave at any time with the link in every issue, or by writing to us.

**Applications.** What you send us by email when you apply for a position. We use it to choose a candidate, and for nothing else. The manager of the team that is hiring reads it, and so does our managing director. We delete it six months after the position is filled, or sooner if you ask us to.

We keep a request or a message for ${leadSettings.deleteAfterMonths} months from the day you send it, because freight questions come back with the season. Then it is deleted from our content system, with our notes about it, and from the backups two weeks later. If it becomes an order, the papers of the order are kept for as long as tax and customs law require.

## What the website notes by itself

**Server log.** The time, the page and whether the request succeeded, but not who asked. We need it to find faults. To turn away abuse the server counts requests under a pseudonym of your internet address. On some visits the page reports how fast it was: figures, and nothing about you.

**Your browser’s storage.** What you type into a form, until you send it or close the tab, so that it is not lost when you turn to another page. None of it reaches us before you send it. Where a page runs no scripts, a form that you touch sets a cookie with a random number for two hours, to tell you from a program; the link in an email about the newsletter sets one for an hour. Both are read by this site alone. We set no advertising cookies and use no visitor statistics that follow you to other sites.

**Map.** The map on the contact page is loaded from a public map service when it comes into view. If you ask for directions from where you are, your browser asks for your permission first, and the position goes to that service and not to us.

**Protection of the forms.** To keep out automatic messages, a form may load a check from an outside provider. It sees your internet address and facts about your browser, not what you wrote.

## Who else sees it

The provider that delivers our email, and the provider that hosts this site, both under contract and for this purpose only. Customs, ports and carriers receive what a shipment requires, and only once there is one. We do not sell addresses.

## Conversations with AIVA

What you write to [AIVA](/tracking/aiva-tracking) is kept for ninety days and can be read by the person who looks after your file.

## Your rights

You may ask what we hold about you, have it corrected, have it deleted, or object to its use. Write to us; we answer within fourteen days and it costs nothing. If you are not content with the answer, you may turn to the data protection authority of your country.

## Changes

When this page changes, the date at the top changes with it, and the old version is sent to anybody who asks.
`;

export const privacyPolicy: SeedArticle = {
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  description: 'What we learn about you, what we do with it, and how to have it removed.',
  createdAt: '2026-09-01T06:00:00.000Z',
  seo: {
    metaTitle: 'Privacy Policy',
    metaDescription:
      'What this website and our desks learn about you, how long we keep it, who else sees it, and how you can have it changed or removed. Plain words.',
    metakeywords: 'privacy, data protection, personal data, faragha',
  },
  blocks: [{ __component: 'shared.rich-text-markdown-wrapper', body: body.trim() }],
};
