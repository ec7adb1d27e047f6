// The benchmark's marks, what missed them, and the page that tells the numbers.

/** What the site must reach; the same marks in the report, in the check and in its sentences. */
export const MARKS = {
  scriptsRatio: 1.15,
  throughputRatio: 0.9,
  performanceBehind: 2,
  tbtBehindMs: 40,
  lcpMs: 1800,
  cls: 0.01,
  freshMs: 1000,
  searchMs: 50,
};

/** The middle one of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value that a share of the sorted numbers does not exceed. */
export function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}

/** JavaScript of a page: its files and the code in its document, not the page data. */
export function codeBytes({ filesBytes, inlineBytes }) {
  return filesBytes + inlineBytes;
}

/** A sentence for everything that missed its mark. */
export function missedMarks({ pages, throughput, freshness, search }) {
  const [hello, ...screens] = pages;
  const sentences = screens.flatMap((screen) => [
    ...missedWeight(screen, hello),
    ...(screen.lighthouse ? missedLighthouse(screen, hello) : []),
  ]);
  if (throughput && throughput.browser.ratio < MARKS.throughputRatio) {
    sentences.push(
      `Home is served ${ratio(throughput.browser.ratio)} times as often as hello-world per second; at least ${MARKS.throughputRatio} is the mark.`,
    );
  }
  for (const [name, times] of Object.entries(freshness ?? {})) {
    const slow = quantile(times, 0.95);
    if (slow > MARKS.freshMs) {
      sentences.push(
        `${name}: 95 of 100 publishes within ${ms(slow)}; ${ms(MARKS.freshMs)} is the mark.`,
      );
    }
  }
  return [...sentences, ...(search ? missedSearch(search) : [])];
}

/** A sentence where the search is slower than its mark. */
export function missedSearch({ times }) {
  const slow = quantile(times, 0.95);
  if (slow <= MARKS.searchMs) return [];
  return [
    `Search: 95 of 100 questions are answered within ${ms(slow)}; ${MARKS.searchMs} ms is the mark.`,
  ];
}

function missedWeight(screen, hello) {
  const times = codeBytes(screen.weight) / codeBytes(hello.weight);
  const sentences = [];
  if (times > MARKS.scriptsRatio) {
    sentences.push(
      `${screen.name} loads ${ratio(times)} times the JavaScript of hello-world; at most ${MARKS.scriptsRatio} is the mark.`,
    );
  }
  if (screen.weight.foreignHosts.length > 0) {
    const hosts = screen.weight.foreignHosts.join(', ');
    sentences.push(`${screen.name} asks other hosts before the visitor does: ${hosts}.`);
  }
  return sentences;
}

function missedLighthouse(screen, hello) {
  const { lighthouse: own } = screen;
  const { lighthouse: bare } = hello;
  const missed = (is, sentence) => (is ? [`${screen.name}: ${sentence}.`] : []);
  const isFound = screen.weight.status === 200;
  const perfect = [
    ['accessibility', own.accessibility, 'accessibility'],
    // An answer that says 404 is an error in the browser's console, and left out by search engines.
    ...(isFound ? [['best practices', own.bestPractices, 'best-practices']] : []),
    ...(isFound ? [['SEO', own.seo, 'seo']] : []),
  ];
  return [
    ...perfect.flatMap(([name, score, category]) =>
      missed(score < 100, `${name} is ${score} of 100 (${own.failed[category].join(', ')})`),
    ),
    ...missed(
      own.performance < bare.performance - MARKS.performanceBehind,
      `performance is ${own.performance}, more than ${MARKS.performanceBehind} behind the ${bare.performance} of hello-world`,
    ),
    ...missed(
      own.tbtMs > bare.tbtMs + MARKS.tbtBehindMs,
      `scripts block for ${ms(own.tbtMs)}, more than ${MARKS.tbtBehindMs} ms above the ${ms(bare.tbtMs)} of hello-world`,
    ),
    ...missed(
      own.lcpMs > MARKS.lcpMs,
      `the largest paint takes ${seconds(own.lcpMs)}, the mark is ${seconds(MARKS.lcpMs)}`,
    ),
    ...missed(
      own.cls > MARKS.cls,
      `the layout shifts by ${shift(own.cls)}, the mark is ${MARKS.cls}`,
    ),
  ];
}

const SEARCH_HEADING = '## Search';

const WITHOUT_LIGHTHOUSE = [
  '## Lighthouse',
  'Left out of this run; `npm run bench` without `--no-lighthouse` measures it.',
];

/** The report, as it stands in docs/benchmarks.md. */
export function toMarkdown(results) {
  const missed = missedMarks(results);
  const { machine, builds, pages, throughput, freshness, search } = results;
  return [
    '# Benchmarks',
    `Written by \`npm run bench\` on ${machine.date}: ${machine.cores} cores, Node ${machine.node}, Next ${machine.next}, React ${machine.react}, Chromium ${machine.chromium}, Lighthouse ${machine.lighthouse}. The load of the machine before the run was ${machine.load.toFixed(1)}; above about 0.5, times are those of a busy machine and only what is compared within the run holds. The site is built with the sample content of \`SEED_PACK=consultancy\`, read from the real content service of \`cms/\`. Hello-world is \`bench/hello\`: one static page without links, pictures or styles, built and served by the same Next in the same run.`,
    missed.length === 0
      ? 'Every mark is met.'
      : `Not met:\n\n${missed.map((sentence) => `- ${sentence}`).join('\n')}`,
    '## JavaScript on first load',
    `Mark: at most ${MARKS.scriptsRatio} of hello-world. A phone's browser (412 × 823) opens each address in a fresh profile and waits until the network is quiet, without scrolling or clicking. Every script file it loads counts, also those of other screens that it prefetches ("later"), and so does the code in the document ("inline"). Each is gzipped at level 9 by the benchmark. The \`noModule\` polyfill is not fetched by such a browser. Page data is what React needs in order to take over the server's markup: no code, so it is shown beside.`,
    weightTable(pages),
    '## Build time',
    'From nothing, without a cache, types checked; the site with all its pages prerendered.',
    table(
      ['', 'Seconds'],
      [
        ['Hello world', builds.helloSeconds.toFixed(1)],
        ['Site', builds.siteSeconds.toFixed(1)],
      ],
    ),
    ...(freshness ? freshnessSection(freshness) : []),
    ...(throughput ? throughputSection(throughput) : []),
    ...(search ? searchSection(search) : []),
    ...(pages.every((page) => page.lighthouse) ? lighthouseSection(pages) : WITHOUT_LIGHTHOUSE),
    '',
  ].join('\n\n');
}

function weightTable(pages) {
  const [hello] = pages;
  return table(
    [
      'Screen',
      'Address',
      'Files',
      'of them later',
      'Inline',
      'Total',
      'Ratio',
      'Page data',
      'HTML',
    ],
    pages.map(({ name, path, weight }) => [
      name,
      `\`${path}\``,
      kilobytes(weight.filesBytes),
      kilobytes(weight.laterBytes),
      kilobytes(weight.inlineBytes),
      kilobytes(codeBytes(weight)),
      ratio(codeBytes(weight) / codeBytes(hello.weight)),
      kilobytes(weight.dataBytes),
      kilobytes(weight.htmlBytes),
    ]),
  );
}

function throughputSection({ rounds, seconds: length, connections, browser, plain }) {
  return [
    '## Requests per second',
    `Mark: at least ${MARKS.throughputRatio} of hello-world. Home is served by the site's own server (\`npm run serve\`, which keeps finished pages ready to send), hello-world by \`next start\`; both from the cache, over the loopback interface, to the same client, ${connections} connections kept open, in turns: ${rounds} rounds of ${length} s each, the median of each. The ratio is the median of the rounds' ratios, so other load on the machine changes it less than the rates.`,
    table(
      ['Asked for', 'Hello world', 'Home', 'Ratio'],
      [browser, plain].map((row) => [
        `\`Accept-Encoding: ${row.encoding}\``,
        row.hello.toFixed(0),
        row.home.toFixed(0),
        ratio(row.ratio),
      ]),
    ),
  ];
}

function freshnessSection(freshness) {
  const [times] = Object.values(freshness);
  return [
    '## From publish to page',
    `Mark: 95 of 100 within ${ms(MARKS.freshMs)}. An editor publishes an article ${times.length} times, and renames a menu entry as often; the time runs from the content service's answer until a page has the new words, asked for again every 5 ms; for the button, from its press until that answer.`,
    table(
      ['Page', 'Half within', '95 of 100 within', 'All within'],
      Object.entries(freshness).map(([name, sorted]) => [
        name,
        ...[0.5, 0.95, 1].map((share) => ms(quantile(sorted, share))),
      ]),
    ),
  ];
}

/** What the search took, as it stands in docs/benchmarks.md. */
export function searchSection({
  articles,
  wordsInAnArticle,
  vocabulary,
  indexMs,
  foundShare,
  times,
}) {
  return [
    SEARCH_HEADING,
    `Mark: 95 of 100 within ${MARKS.searchMs} ms. ${articles} generated articles of ${wordsInAnArticle} words each, out of ${vocabulary} words; ${times.length} questions of one to four words, half of them mistyped. What is timed is the site's own index in its process: finding, ranking, marking and cutting the first 20 results, without the network and the drawing of the page. ${Math.round(foundShare * 100)} of 100 questions find something.`,
    table(
      ['', 'Half within', '95 of 100 within', 'All within', 'Making the index'],
      [
        [
          'Search',
          ...[0.5, 0.95, 1].map((share) => `${quantile(times, share).toFixed(1)} ms`),
          seconds(indexMs),
        ],
      ],
    ),
  ];
}

/** A report with its part about the search put in the place of the old one, or at its end. */
export function withSearchSection(markdown, search) {
  const section = searchSection(search).join('\n\n');
  const start = markdown.indexOf(SEARCH_HEADING);
  if (start < 0) return `${markdown.trimEnd()}\n\n${section}\n`;
  const next = markdown.indexOf('\n## ', start);
  const rest = next < 0 ? '\n' : `\n${markdown.slice(next)}`;
  return markdown.slice(0, start) + section + rest;
}

/** The section about Lighthouse: its marks, and a row of numbers for each page. */
export function lighthouseSection(pages) {
  return [
    '## Lighthouse',
    `Mobile, throttled as Lighthouse does by default (slow 4G, a four times slower processor), the median of 3. Marks: accessibility, best practices and SEO 100; performance within ${MARKS.performanceBehind} points and blocking time within ${MARKS.tbtBehindMs} ms of hello-world; largest paint within ${seconds(MARKS.lcpMs)}; layout shift at most ${MARKS.cls}. Best practices and SEO have no mark where the answer is a 404: the status itself is an error in the browser's console, and search engines are meant to leave the page out.`,
    table(
      ['Screen', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', 'CLS', 'TBT'],
      pages.map(({ name, lighthouse }) => [
        name,
        lighthouse.performance,
        lighthouse.accessibility,
        lighthouse.bestPractices,
        lighthouse.seo,
        seconds(lighthouse.lcpMs),
        shift(lighthouse.cls),
        ms(lighthouse.tbtMs),
      ]),
    ),
  ];
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ratio = (number) => number.toFixed(3);
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
const ms = (milliseconds) => `${Math.round(milliseconds)} ms`;
const shift = (number) => number.toFixed(3);
