import { describe, expect, test } from 'vitest';
import { toMarkdown, withSection } from '../../../scripts/bench/report.mjs';

const MACHINE = { date: '2026-11-21', load: 0.3, cores: 2, versions: { Node: '20.20.2' } };
const SEARCH = { heading: 'Search', text: ['new'], missed: [] };

describe('the report', () => {
  test('says in each section whether its marks are met', () => {
    const missed = ['Home is slow.', 'Contact is slow.'];
    const page = toMarkdown(MACHINE, [SEARCH, { heading: 'Lighthouse', text: ['rows'], missed }]);
    expect(page).toContain('2 cores, Node 20.20.2.');
    expect(page).toContain(
      '## Search\n\nnew\n\nMeasured on 2026-11-21 under Node 20.20.2 at a load of 0.3. Every mark is met.\n',
    );
    expect(page).toContain('Not met:\n\n- Home is slow.\n- Contact is slow.\n');
  });

  test('gets a section of a later run in the place of the old one', () => {
    const report = '# Benchmarks\n\n## Search\n\nold\n\n## Lighthouse\n\nunchanged\n';
    const replaced = withSection(report, MACHINE, SEARCH);
    expect(replaced).not.toContain('old');
    expect(replaced).toMatch(
      /^# Benchmarks\n\n## Search\n\nnew\n\nMeasured[^\n]*\n\n## Lighthouse\n\nunchanged\n$/,
    );
    expect(withSection(replaced, MACHINE, SEARCH)).toBe(replaced);
  });

  test('gets a section that it did not have at its end', () => {
    expect(withSection('# Benchmarks\n', MACHINE, SEARCH)).toMatch(
      /^# Benchmarks\n\n## Search\n\nnew\n\nMeasured[^\n]*\n$/,
    );
  });
});
