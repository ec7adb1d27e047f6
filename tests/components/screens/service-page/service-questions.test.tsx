import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceQuestions } from '@/components/screens/service-page/service-questions';

const questions = ['How long?', 'How much?'].map((title) => ({ title, text: 'It depends.' }));

test('a single question does not stand under a heading for several', () => {
  const one = renderToStaticMarkup(<ServiceQuestions questions={questions.slice(0, 1)} />);
  expect(one).toContain('A common question<');
  expect(one).not.toContain('Common questions');
  const two = renderToStaticMarkup(<ServiceQuestions questions={questions} />);
  expect(two).toContain('Common questions<');
});
