import { expect, type Page } from '@playwright/test';
import { PNG } from '../../../tests/support/png';

const WRITE = /\/content-manager\/(collection|single)-types\//;

/** What staff do in the lists and forms of the content manager: by clicking and typing only. */
export function createEntryForm(page: Page) {
  const dialog = page.getByRole('dialog').last();
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  /** Presses what writes the entry, and waits until the service has done it. */
  async function press(name: string): Promise<void> {
    const answer = page.waitForResponse(
      (response) => response.request().method() !== 'GET' && WRITE.test(response.url()),
    );
    await button(name).click();
    expect((await answer).status(), name).toBeLessThan(300);
  }

  /** Opens a type in the navigation. */
  async function openType(name: string): Promise<void> {
    await page.getByRole('link', { name: 'Content Manager' }).click();
    await page.getByRole('link', { name, exact: true }).last().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** The library shows the ten that were uploaded last. Above a text, its list has the text's name. */
  async function showAllFiles(): Promise<void> {
    await dialog.getByRole('combobox').filter({ hasText: /^\d+$/ }).click();
    await page.getByRole('option', { name: '100', exact: true }).click();
  }

  return {
    button,
    press,
    openType,
    async openNew(type: string): Promise<void> {
      await openType(type);
      await page.getByRole('link', { name: 'Create new entry' }).first().click();
      await page.getByRole('heading', { name: 'Create an entry' }).waitFor();
    },
    async openEntry(type: string, row: RegExp): Promise<void> {
      await openType(type);
      await page.getByRole('row', { name: row }).click();
      await button('Save').waitFor();
    },
    /** A field of text; the label of a required one ends with a star. */
    field: (label: string) => page.getByRole('textbox', { name: label, exact: true }).first(),
    /** Chooses a linked entry: the list has ten, the others are found by typing. */
    async link(label: string, name: string): Promise<void> {
      await page.getByRole('combobox', { name: label }).click();
      await page.keyboard.type(name);
      await page.getByRole('option', { name }).click();
    },
    async pickFiles(...names: string[]): Promise<void> {
      await dialog.getByRole('checkbox').first().waitFor();
      for (const name of names) {
        const file = dialog.getByRole('checkbox', { name });
        if (!(await file.isVisible())) await showAllFiles();
        await file.click();
      }
      await dialog.getByRole('button', { name: 'Finish' }).click();
    },
    /** Puts a new image into the field that was opened. */
    async uploadImage(name: string, alternativeText: string): Promise<void> {
      await dialog.getByRole('button', { name: 'Add more assets' }).click();
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'image/png', buffer: PNG });
      await dialog.getByRole('button', { name: 'Edit' }).click();
      await dialog.getByLabel('Alternative text').fill(alternativeText);
      await dialog.getByRole('button', { name: 'Finish' }).click();
      await dialog.getByRole('button', { name: 'Upload 1 asset to the library' }).click();
      await dialog.getByRole('button', { name: 'Finish' }).click();
    },
    /** A choice of one of the two menus with three dots. */
    async chooseAction(menu: 'More actions' | 'More document actions', name: string) {
      await button(menu).first().click();
      await page.getByRole('menuitem', { name }).click();
    },
  };
}
