// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StackBlock } from '@/components/blocks/stack-block';
import { BLOCKS, IMAGE } from '../../fixtures/blocks';

afterEach(cleanup);

test('each card of a stack is a button with a name, also one that no editor named', () => {
  const image = { ...IMAGE, alt: '' };
  const cards = [
    { id: 'named', name: 'The mill', image, video: null },
    { id: 'described', name: null, image: { ...IMAGE, alt: 'At night' }, video: null },
    { id: 'missing', name: null, image: null, video: null },
    { id: 'nameless', name: null, image, video: null },
  ];
  render(<StackBlock block={{ ...BLOCKS.stack, cards }} />);
  const names = ['The mill', 'At night', 'Image not found', 'Image 4 of 4'];
  for (const name of names) expect(screen.getByRole('button', { name })).toBeTruthy();
});
