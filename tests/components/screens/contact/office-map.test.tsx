// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OfficeMap } from '@/components/screens/contact/office-map';
import { CONTACT_COPY } from '@/content/contact';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('on a page that the browser translates, a map that is not found says so', async () => {
  let respond = (_: Response) => {};
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  vi.stubGlobal('fetch', () => response);
  render(
    <OfficeMap embedHref={null} address="1 Mill Road" openHref={null} name="Nyuzi" isOnClick>
      <span>A drawing</span>
    </OfficeMap>,
  );
  fireEvent.click(screen.getByRole('button', { name: CONTACT_COPY.showMap }));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe(CONTACT_COPY.loadingMap);
  // A translation moves each text into an element of its own.
  const font = document.createElement('font');
  font.append(...status.childNodes);
  status.append(font);
  respond(Response.json([]));
  expect(await screen.findByText(CONTACT_COPY.unknownMap)).toBe(status);
});
