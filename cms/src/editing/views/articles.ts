import { LINK_HELP, type Views } from './view';

const COLOUR_HELP =
  'Switch it on when the picture is dark: title and path are then white. Off, they are dark. Look at it on the site: the words must be easy to read at the top and at the bottom of the picture.';
const BLOCKS_HELP =
  'The text, piece by piece, in the order in which it is read. Drag a row by its handle to move it.';

/** Articles, their collections, and the About page. */
export const articleViews: Views = {
  'api::article.article': {
    mainField: 'title',
    sort: { by: 'createdAt', order: 'DESC' },
    pageSize: 20,
    list: ['title', 'publishAt', 'article_types'],
    rows: [
      ['title', 'slug'],
      ['description'],
      ['article_types', 'publishAt'],
      ['publishProblem'],
      ['cover', 'thumbnail_image'],
      ['IsDarkCover', 'button_name', 'button_link'],
      ['blocks'],
      ['seo'],
    ],
    fields: {
      title: {
        label: 'Title',
        help: 'The headline of the page, of its card and of the browser tab.',
        placeholder: 'Month-end in three days',
        size: 8,
      },
      slug: {
        label: 'Address (slug)',
        help: 'The last part of the page’s address. Small letters, digits and dashes. Old links lead to the new address after a change.',
        placeholder: 'month-end-in-three-days',
        size: 4,
      },
      description: {
        label: 'Summary',
        help: 'Two or three sentences under the title and on cards. Search engines show it when SEO has no description.',
        size: 12,
      },
      article_types: {
        label: 'Collections',
        help: 'Choose “Blogs” for a blog post. Pages that only the menu leads to belong to none.',
        mainField: 'label',
        size: 6,
      },
      publishAt: {
        label: 'Publish at',
        help: 'Leave it empty to publish by hand. The time is that of your computer’s clock and zone: colleagues elsewhere see the same moment in theirs. Save the draft; it is published within a minute of that time, as it then stands. Publishing by hand clears the field.',
        size: 6,
      },
      publishProblem: {
        label: 'Why the planned publication did not happen',
        help: 'Empty when all is well. Put right what it says and save; the service tries again by itself.',
        size: 12,
        isReadOnly: true,
      },
      cover: {
        label: 'Cover picture',
        help: 'Wide, at least 1600 pixels, behind the title. Needs an alternative text. Without one the site draws a pattern.',
        size: 6,
      },
      thumbnail_image: {
        label: 'Card picture',
        help: 'For cards in lists, 3:2. Needs an alternative text. Without one the cover is not used: the site draws a pattern.',
        size: 6,
      },
      IsDarkCover: { label: 'The cover is dark (white words)', help: COLOUR_HELP, size: 4 },
      button_name: {
        label: 'Words of the cover button',
        help: 'Leave it empty for no button.',
        placeholder: 'Ask for a demo',
        size: 4,
      },
      button_link: { label: 'Where the cover button leads', help: LINK_HELP, size: 4 },
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
        help: 'Stands on the cover of the list.',
        placeholder: 'Blog List',
      },
      type: {
        label: 'Key',
        help: 'The site asks for “blogs”: that one is the blog list. Do not change it.',
      },
      cover: {
        label: 'Cover picture',
        help: 'Wide, behind the heading. Needs an alternative text.',
        size: 8,
      },
      IsDarkCover: { label: 'The cover is dark (white words)', help: COLOUR_HELP, size: 4 },
      articles: { label: 'Articles', help: 'Can also be chosen in the article.', size: 12 },
    },
  },

  'api::about.about': {
    mainField: 'title',
    rows: [['title', 'featuredMedia'], ['blocks']],
    fields: {
      title: { label: 'Title', help: 'Heading of the firm’s story.' },
      featuredMedia: {
        label: 'Picture',
        help: 'Stands beside the story; a film is not shown there. Needs an alternative text.',
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
        help: 'Best about 50 to 60 characters; longer ones are cut in the results. The firm’s name is put in front by itself. At most 120.',
        placeholder: 'How three days became enough for month-end',
        size: 12,
      },
      metaDescription: {
        label: 'Description for search engines',
        help: 'Best 120 to 160 characters: what the reader finds on this page, as a sentence. At most 400.',
        size: 12,
      },
      shareImage: {
        label: 'Picture for sharing',
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
