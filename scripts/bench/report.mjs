// Puts the sections into docs/benchmarks.md.

/** @typedef {{ heading: string } & import('./section.mjs').SectionReport} MeasuredSection */

/**
 * Says on which machine and when a run took place.
 *
 * @typedef {object} Machine
 * @property {string} date As 2026-11-21.
 * @property {number} load One-minute load before the run.
 * @property {number} cores
 * @property {Readonly<Record<string, string>>} versions By name of the program.
 */

/**
 * The whole page.
 *
 * @param {Machine} machine
 * @param {readonly MeasuredSection[]} sections
 */
export function toMarkdown(machine, sections) {
  const versions = Object.entries(machine.versions).map(([name, version]) => `${name} ${version}`);
  return [
    '# Benchmarks',
    `Written by \`npm run bench\` on ${machine.date}: ${machine.cores} cores, ${versions.join(', ')}. Above a load of about 0.5 before the run, times are those of a busy machine and only what is compared within the run holds. The site is built with the sample content of \`SEED_PACK=consultancy\`, read from the real content service of \`cms/\`. Hello-world is \`scripts/bench/hello\`: one static page without links, images or styles, built and served by the same Next in the same run.`,
    ...sections.map((section) => toSection(machine, section)),
    '',
  ].join('\n\n');
}

/**
 * The text of a section that another command has written; empty where there is none.
 *
 * @param {string} markdown
 * @param {string} heading
 */
export function sectionOf(markdown, heading) {
  const start = markdown.indexOf(`\n## ${heading}\n`);
  if (start < 0) return '';
  const next = markdown.indexOf('\n## ', start + 1);
  return markdown.slice(start, next < 0 ? undefined : next + 1);
}

/**
 * The page with one section replaced, or added at its end.
 *
 * @param {string} markdown
 * @param {Machine} machine
 * @param {MeasuredSection} section
 */
export function withSection(markdown, machine, section) {
  const text = toSection(machine, section);
  const start = markdown.indexOf(`\n## ${section.heading}\n`);
  if (start < 0) return `${markdown.trimEnd()}\n\n${text}\n`;
  const next = markdown.indexOf('\n## ', start + 1);
  const rest = next < 0 ? '\n' : `\n${markdown.slice(next)}`;
  return `${markdown.slice(0, start + 1)}${text}${rest}`;
}

/**
 * @param {Machine} machine
 * @param {MeasuredSection} section
 */
function toSection({ date, load, versions }, { heading, text, missed }) {
  const measured = `Measured on ${date} under Node ${versions.Node} at a load of ${load.toFixed(1)}.`;
  const marks =
    missed.length === 0
      ? `${measured} Every mark is met.`
      : `${measured} Not met:\n\n${missed.map((sentence) => `- ${sentence}`).join('\n')}`;
  return [`## ${heading}`, ...text, marks].join('\n\n');
}
