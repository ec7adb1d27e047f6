import { leadSettings } from '../../lead-settings';
import type { SeedArticle } from '../../types';

export const privacyPolicy: SeedArticle = {
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  description: 'What we ask you for, why, who sees it, and how to have it deleted.',
  createdAt: '2025-09-29T06:00:00.000Z',
  seo: {
    metaTitle: 'Privacy Policy',
    metaDescription:
      'Which personal data Nyuzi collects on this site, what it is used for, how long it is kept, who can see it, and how you can have it deleted.',
    metakeywords: 'privacy, personal data, data protection, faragha',
  },
  blocks: [
    {
      __component: 'shared.rich-text-markdown-wrapper',
      body: `Last changed on 29 September 2025.

We collect what you type into a form, and use it for what the form says. This page gives the details. It follows the Personal Data Protection Act of Tanzania, and the law of the country you write from where that asks for more.

## Who is responsible

Nyuzi Consulting Company Limited, 5th Floor, Ohio Street/Garden Avenue, Dar es Salaam, Tanzania. Questions about personal data go to [privacy@nyuzi.example](mailto:privacy@nyuzi.example).

## What we ask for, and why

| Form | What you give us | What we do with it | Kept for |
| --- | --- | --- | --- |
| Quote request | name, email, phone, service, message | answer you and prepare a quote | ${leadSettings.deleteAfterMonths} months |
| Contact message | name, company, email, phone, message | answer you | ${leadSettings.deleteAfterMonths} months |
| Newsletter | email | send one letter a month | until you unsubscribe |

**Applications** reach us by email. We use what you send us to choose a candidate, and for nothing else. The head of the team that is hiring reads it, and so does our managing director. We delete it six months after the position is filled, or sooner if you ask us to.

The months in the table are counted from the day you send the form. Then what you sent is deleted from our system, with our notes about it; from the backups two weeks later.

With a quote request or a message we store the page it was sent from, the page of another site that led you here and the campaign that its link named, if any, to learn what brings people to us.

You need not give us anything to read this site.

## What happens by itself

Our server notes the time, the page and whether the request succeeded, but not who asked. To fend off abuse it counts requests under a pseudonym of your internet address. On some visits the page reports how fast it was: figures, and nothing about you. We set no cookies for advertising and use no service that follows you to other sites.

What you type into a form is stored in your browser until you send it or close the tab, so that it is not lost when you open another page. None of it reaches us before you send it.

Where a page runs no scripts, or they have not arrived yet, a form that you touch sets a cookie with a random number, which helps us to tell you from a program. It is read by this site alone and is gone after two hours. The link in an email about the newsletter sets one for an hour.

On the [contact page](/contact) a map from OpenStreetMap is loaded when you scroll to it; its operator then sees your internet address. If you ask for directions, your browser asks you before it shares your position. The position is used for that one request and is not stored by us.

A form may ask a check service whether you are a person. That service then sees your internet address and facts about your browser, and may not use them for anything else.

## Who else sees it

Our colleagues in sales and on the support desk, the data centre that stores the records for us, and the company that carries our email. Each of them is bound by contract to use your data for us alone. We sell no data and lend none.

## Your rights

You may ask what we hold about you, have it corrected or deleted, take it with you, or object to its use. Write to the address above. We answer within 14 days and it costs nothing. You may also complain to the Personal Data Protection Commission.

## Changes

When this page changes, the date at the top changes too. If a change concerns something you have already given us, we write to you first.`,
    },
  ],
};
