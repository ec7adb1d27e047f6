import { FAILURE_COPY } from '@/content/errors';

const STYLE =
  ':root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:34rem;margin:20vh auto;padding:0 1.5rem}h1{line-height:1.2}a{display:inline-block;padding:.5rem 1.5rem .5rem 0;color:inherit}';

type PlainPage = {
  title: string;
  text: string;
  /** Whether it has a link to its own address. */
  canRetry?: boolean;
};

/** A document of its own, for what a screen is too much for. */
export function toPlainPage({ title, text, canRetry = true }: PlainPage): string {
  const retry = canRetry ? `<a href="">${FAILURE_COPY.retry}</a>` : '';
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p>${retry}<a href="/">${FAILURE_COPY.home}</a></p>
</main>
</body>
</html>
`;
}

/** Where even the error screen cannot be rendered. */
export const FAILURE_PAGE = toPlainPage(FAILURE_COPY);
