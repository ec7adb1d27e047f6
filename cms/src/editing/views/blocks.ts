import { type FieldView, LINK_HELP, type Views } from './view';

const renderBlock: FieldView = {
  label: 'Appearance of this block',
  help: 'Optional. Width, alignment, spacing and classes; an empty setting leaves the site’s own design.',
};
const heading: FieldView = {
  label: 'Heading',
  help: 'Optional. Shown above the block, and names its row in this list.',
  size: 12,
};
const newFilesHelp =
  'Choose several files together. When you save, each becomes an entry of the list above, in this order.';
const imagesHelp =
  'Drag to change the order. Every image needs an alternative text, written in the media library.';

/** The blocks of articles and of the About page, and their parts. */
export const blockViews: Views = {
  'shared.rich-text-markdown-wrapper': {
    mainField: 'title',
    rows: [['title'], ['body'], ['renderBlock']],
    fields: {
      title: heading,
      body: {
        label: 'Text',
        help: 'Markdown: **bold**, ## heading, - list, [text](/address), | tables |. Start headings at ##; the page has its own #.',
      },
      renderBlock,
    },
  },
  'shared.html-markdown-wrapper': {
    mainField: 'body',
    rows: [['title'], ['body'], ['renderBlock']],
    fields: {
      title: { ...heading, help: 'Optional. Shown above the text.' },
      body: {
        label: 'HTML',
        help: 'Ctrl+B, Ctrl+I and Ctrl+K (⌘ on a Mac) make words bold, italic and a link. Headings, paragraphs, lists, tables, links, images from the media library, and players of YouTube, Vimeo and OpenStreetMap. Scripts, forms and other frames are removed.',
        size: 12,
      },
      renderBlock,
    },
  },
  'shared.action-btn-wrapper': {
    mainField: 'name',
    rows: [['name', 'link'], ['renderBlock']],
    fields: {
      name: { label: 'Label', help: 'What happens on a click: “Book a visit”.' },
      link: { label: 'Link', help: LINK_HELP },
      renderBlock,
    },
  },
  'shared.slider-wrapper': {
    mainField: 'title',
    rows: [['title', 'layout'], ['files'], ['newFiles'], ['renderBlock']],
    fields: {
      title: { ...heading, size: 6 },
      layout: {
        label: 'How many at once',
        help: '“one”: a large image that changes on a click. “three”, or empty: three side by side that move automatically, two on a tablet, one on a phone.',
        size: 6,
      },
      files: { label: 'Images and videos', help: imagesHelp },
      newFiles: { label: 'Add many at once', help: newFilesHelp },
      renderBlock,
    },
  },
  'shared.stack-images': {
    mainField: 'title',
    rows: [['title'], ['files'], ['newFiles'], ['renderBlock']],
    fields: {
      title: heading,
      files: {
        label: 'Images',
        help: `They overlap; a click brings one to the front. ${imagesHelp}`,
      },
      newFiles: { label: 'Add many at once', help: newFilesHelp },
      renderBlock,
    },
  },
  'shared.quote-wrapper': {
    mainField: 'body',
    rows: [['body'], ['name', 'title'], ['renderBlock']],
    fields: {
      body: { label: 'Text', help: 'Without quotation marks: the site adds them.', size: 12 },
      name: { label: 'Who said it' },
      title: { label: 'Their role', placeholder: 'Finance manager, Mlima Foods' },
      renderBlock,
    },
  },
  'shared.media-wrapper': {
    mainField: 'title',
    rows: [['title'], ['file', 'thumbnail_image'], ['link'], ['renderBlock']],
    fields: {
      title: {
        ...heading,
        label: 'Caption',
        help: 'Optional. Shown below the image; names the video, and this row in the list.',
      },
      file: {
        label: 'Image, video or PDF',
        help: 'An image needs an alternative text. A video is an MP4 that plays here.',
        size: 6,
      },
      thumbnail_image: {
        label: 'Poster image of the video',
        help: 'Shown until the video is played. Needs an alternative text.',
        size: 6,
      },
      link: {
        label: 'Address of a video elsewhere',
        help: 'Instead of a file. A click on the poster image plays YouTube and Vimeo here, and opens any other address in a new tab.',
        size: 12,
      },
      renderBlock,
    },
  },
  'shared.carousel-button': {
    mainField: 'name',
    rows: [['name', 'link'], ['renderBlock']],
    fields: {
      name: { label: 'Label', help: 'The site does not show this block. Use “Button”.' },
      link: { label: 'Link', help: LINK_HELP },
      renderBlock,
    },
  },
  'shared.rich-text': {
    mainField: 'id',
    rows: [['body'], ['renderBlock']],
    fields: {
      body: { label: 'Text', help: 'The site does not show this block. Use “Markdown text”.' },
      renderBlock,
    },
  },
  'shared.file-item': {
    mainField: 'rowName',
    rows: [['name'], ['file', 'thumbnail']],
    fields: {
      name: { label: 'Caption', help: 'Optional. Shown with the image.', size: 12 },
      file: { label: 'Image or video', help: 'An image needs an alternative text.' },
      thumbnail: { label: 'Poster image of a video', help: 'Shown until the video is played.' },
    },
  },
  'shared.render-block': {
    mainField: 'width',
    rows: [
      ['width', 'value', 'fontSize'],
      ['padding', 'margin'],
      ['htmlCSSClasses', 'innerHtmlCSSClasses'],
      ['styleCSS', 'innerStyleCSS'],
    ],
    fields: {
      width: {
        label: 'Width on large screens',
        help: 'Full, Half, or a dash and a number: Width-70 is 70 %. Narrow blocks that follow each other are shown side by side. A phone always shows the full width.',
        placeholder: 'Full',
        size: 4,
      },
      value: { label: 'Alignment', help: 'Of the text in the block.', size: 4 },
      fontSize: {
        label: 'Text size',
        help: 'Such as 1.25rem or 20px. A bare number is pixels.',
        placeholder: '1.25rem',
        size: 4,
      },
      padding: {
        label: 'Space inside',
        help: 'One to four lengths, as in CSS: 16px, or 16px 24px.',
        placeholder: '16px',
      },
      margin: {
        label: 'Space outside',
        help: 'One to four lengths, not negative.',
        placeholder: '16px 0',
      },
      htmlCSSClasses: {
        label: 'Classes of the block',
        help: 'From the list in the editors’ guide (text-center, bg-sand, p-6, rounded…), or the organization’s own that begin with site- or brand-. Others are removed, and reported by the content check.',
        placeholder: 'bg-sand p-6 rounded',
      },
      innerHtmlCSSClasses: {
        label: 'Classes inside the block',
        help: 'The same list, for the box within.',
      },
      styleCSS: {
        label: 'Styles of the block',
        help: 'CSS for colours, type, borders and spacing: color: #123; border-left: 4px solid. What could break the page is removed, and reported.',
        placeholder: 'background-color: #f6f1ea; padding: 1rem',
      },
      innerStyleCSS: { label: 'Styles inside the block', help: 'The same, for the box within.' },
    },
  },
};
