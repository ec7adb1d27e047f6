import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const parser = unified().use(rehypeParse).use(rehypeStringify);

/** The tags of a document in their order. */
export const tagsOf = (html: string) => html.match(/<\/?[a-z][a-z0-9]*/g) ?? [];
/** The same of the tree that a browser builds from it in an element of a page. */
export const tagsInBrowser = (html: string) => {
  const page = String(parser.processSync(`<!doctype html><body><section>${html}</section>`));
  return tagsOf(
    page.slice(page.indexOf('<section>') + '<section>'.length).split('</section>')[0] ?? '',
  );
};
