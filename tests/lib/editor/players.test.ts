import { expect, test } from 'vitest';
import { toPlayer } from '@/lib/editor/players';

test.each([
  'https://www.youtube.com/embed/dQw4w9WgXcQ?si=tracker',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&feature=share',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s plays from the address without cookies', (address) => {
  expect(toPlayer(address)).toEqual({
    frame: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    host: 'youtube-nocookie.com',
  });
});

test('a film starts where its link says', () => {
  expect(toPlayer('https://youtu.be/dQw4w9WgXcQ?t=42s')?.frame).toContain('&start=42');
});

test.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?h=1'])(
  '%s plays without being followed',
  (address) => {
    expect(toPlayer(address)?.frame).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    );
  },
);

test('a map leads to its own page', () => {
  const map = toPlayer(
    'https://www.openstreetmap.org/export/embed.html?bbox=39%2C-7%2C40%2C-6&marker=-6.81%2C39.28',
  );
  expect(map?.page).toBe('https://www.openstreetmap.org/?mlat=-6.81&mlon=39.28');
});

test.each([
  'http://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ',
  'https://www.youtube.com:8443/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/"><script>',
  'https://player.vimeo.com/event/1',
  'https://www.openstreetmap.org/login',
  'javascript:alert(1)',
  'words',
  '',
])('%j is no player', (address) => {
  expect(toPlayer(address)).toBeNull();
});
