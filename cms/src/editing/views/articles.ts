import { LINK_HELP, type Views } from './view';

const COLOUR_HELP =
  'Switch it on for a dark image: title and path are then white. Off, they are dark. Look at it on the site: the text must be easy to read at the top and at the bottom of the image.';
const BLOCKS_HELP = 'The text in reading order. Drag a row to move it.';

/** Articles, their collections, and the About page. */
export const articleViews: Views = {
  'api::article.article': {
    mainField: 'title',
    sort: { by: 'createdAt', order: 'DESC' },
    pageSize: 20,
    list: ['title', 'slug', 'createdAt', 'publishAt'],
    rows: [
      ['title', 'slug'],
      ['description'],
      ['author'],
      ['article_types', 'publishAt'],
      ['cover', 'thumbnail_image'],
      ['IsDarkCover'],
      ['button_name', 'button_link'],
      ['blocks'],
      ['seo'],
    ],
    fields: {
      title: {
        label: 'Title',
        help: 'The headline of the page, of its card and of the browser tab.',
        placeholder: 'Month-end in three days',
        size: 6,
      },
      slug: {
        label: 'Address (slug)',
        help: 'The last part of the page’s address. Leave it empty: it is made from the title when you save. After a change, old links lead to the new address.',
        size: 6,
      },
      createdAt: { label: 'Created' },
      author: {
        label: 'Written by',
        help: 'A name. That of a team member links to the member, with the designation.',
        size: 12,
      },
      description: {
        label: 'Summary',
        help: 'Two or three sentences under the title and on cards. Search engines show it when they have no description of their own below.',
        size: 12,
      },
      article_types: {
        label: 'Collections',
        help: 'Choose “blogs” for a blog post. A page that only the menu opens needs none.',
        mainField: 'type',
        size: 6,
      },
      publishAt: {
        label: 'Publish at',
        help: 'Leave it empty to publish by hand. Choose the day, then the time: a moment that has passed is refused. The time is in the time zone of your computer: colleagues elsewhere see the same moment in theirs. Save the draft; it is published within a minute of that time, as last saved. Publishing by hand clears the field, and so does a change by somebody who may not publish.',
        size: 6,
      },
      publishProblem: {
        label: 'Why the planned publication did not happen',
        help: 'Shown beside the form while there is something to correct.',
        isReadOnly: true,
      },
      cover: {
        label: 'Cover image',
        help: 'Wide, at least 1600 pixels, behind the title. Needs an alternative text. Without one the site draws a pattern.',
        size: 6,
      },
      thumbnail_image: {
        label: 'Card image',
        help: 'For cards in lists, 3:2. Needs an alternative text. Without one the cover is used.',
        size: 6,
      },
      IsDarkCover: { label: 'The cover is dark (white text)', help: COLOUR_HELP, size: 12 },
      button_name: {
        label: 'Label of the cover button',
        help: 'Leave it empty for no button.',
        placeholder: 'Ask for a demo',
        size: 6,
      },
      button_link: { label: 'Link of the cover button', help: LINK_HELP, size: 6 },
      blocks: { label: 'Blocks', help: BLOCKS_HELP },
      seo: {
        label: 'Search engines and sharing',
        help: 'Optional: title and summary above are used where something is empty.',
      },
    },
  },

  'api::article-type.article-type': {
    mainField: 'label',
    list: ['label', 'type', 'articles'],
    rows: [['label', 'type'], ['cover', 'IsDarkCover'], ['articles']],
    fields: {
      label: {
        label: 'Heading',
        help: 'Shown on the cover of the list.',
        placeholder: 'Blog List',
      },
      type: {
        label: 'Key',
        help: 'The name by which an article chooses it. The site reads “blogs” as the blog list: do not change it.',
      },
      cover: {
        label: 'Cover image',
        help: 'Wide, behind the heading. Needs an alternative text.',
        size: 6,
      },
      IsDarkCover: { label: 'The cover is dark (white text)', help: COLOUR_HELP, size: 6 },
      articles: { label: 'Articles', help: 'Can also be chosen in the article.', size: 12 },
    },
  },

  'api::about.about': {
    mainField: 'title',
    rows: [['title', 'featuredMedia'], ['blocks']],
    fields: {
      title: { label: 'Title', help: 'Heading of the organization’s story.' },
      featuredMedia: {
        label: 'Image',
        help: 'Shown beside the story; a video is not shown there. Needs an alternative text.',
      },
      blocks: { label: 'Blocks', help: BLOCKS_HELP },
    },
  },

  'shared.seo': {
    mainField: 'metaTitle',
    rows: [['metaTitle'], ['metaDescription'], ['shareImage', 'metakeywords'], ['noindex']],
    fields: {
      metaTitle: {
        label: 'Title for search engines',
        help: 'Best 15 to 60 characters together with the name of the organization, which is put in front automatically; longer ones are cut in the results. At most 120.',
        placeholder: 'How three days became enough for month-end',
        size: 12,
      },
      metaDescription: {
        label: 'Description for search engines',
        help: 'Best 70 to 155 characters: what the reader finds on this page, as a sentence. At most 400.',
        size: 12,
      },
      shareImage: {
        label: 'Image for sharing',
        help: '1200 × 630 pixels, JPEG, PNG or WebP. Shown when the address is shared in a message or a network. Needs an alternative text.',
        size: 6,
      },
      metakeywords: {
        label: 'Keywords',
        help: 'Separated by commas. The large search engines ignore them. At most 400 characters.',
        size: 6,
      },
      noindex: {
        label: 'Hide from search engines',
        help: 'The page stays open to everyone who has its address.',
        size: 12,
      },
    },
  },
};
