// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { VideoLink } from '@/components/blocks/video-link';

afterEach(cleanup);

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'Plays here, from youtube-nocookie.com'],
  ['https://video.example/1', 'Plays on video.example'],
])('what is written on the poster of %s is part of the name of its link', (href, note) => {
  render(
    <VideoLink href={href} name="Harvest">
      <span />
    </VideoLink>,
  );
  const link = screen.getByRole('link', { name: `Play the video: Harvest. ${note}` });
  expect(link.textContent).toBe(note);
});

test.each([
  ['Harvest', 'Season', 'Harvest'],
  [null, 'Season', 'Season'],
  [null, null, 'Video'],
])('a player of the video %j on the page %j is named %s', (name, page, title) => {
  render(
    <>
      {page && <h1>{page}</h1>}
      <VideoLink href="/uploads/a.mp4" isFile name={name}>
        <span />
      </VideoLink>
    </>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(document.querySelector('video')?.getAttribute('aria-label')).toBe(title);
});
