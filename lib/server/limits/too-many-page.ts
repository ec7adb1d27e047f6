import { FAILURE_COPY, TOO_MANY_COPY } from '@/content/errors';

const STYLE =
  ':root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:34rem;margin:20vh auto;padding:0 1.5rem}h1{line-height:1.2}a{display:inline-block;padding:.5rem 1.5rem .5rem 0;color:inherit}';

/** What a browser shows with status 429: a document of its own, since a screen is what the limit is there to save. */
export const TOO_MANY_PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TOO_MANY_COPY.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${TOO_MANY_COPY.title}</h1>
<p>${TOO_MANY_COPY.text}</p>
<p><a href="">${FAILURE_COPY.retry}</a><a href="/">${FAILURE_COPY.home}</a></p>
</main>
</body>
</html>
`;
