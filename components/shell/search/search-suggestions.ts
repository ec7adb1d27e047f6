import * as z from 'zod/mini';
import { SEARCH_KINDS } from '@/lib/search/search-kinds';

/** After the last key: people who type do not want an answer to each letter. */
const DEBOUNCE_MS = 160;
const SHORTEST_QUERY = 2;
/** Answers that are not asked for again while the page is open. */
const MOST_REMEMBERED = 50;

const answerSchema = z.object({
  suggestions: z.array(
    z.object({
      kind: z.enum(['article', 'service', 'question', 'person']),
      href: z.string().check(z.regex(/^(\/(?!\/)|https?:\/\/)/)),
      title: z.array(z.tuple([z.string(), z.boolean()])),
    }),
  ),
  total: z.number(),
});
type Answer = z.infer<typeof answerSchema>;

/**
 * Makes the search field in `dialog` a combobox that suggests what may be meant (WAI-ARIA, "editable
 * combobox with list autocomplete"): arrows choose, Enter follows, Escape closes the list before it
 * closes the dialog. The form stays what it is: Enter without a choice searches.
 *
 * Once per dialog; without an answer of the server nothing changes for the visitor.
 */
export function suggestIn(dialog: HTMLDialogElement): void {
  const input = dialog.querySelector('input');
  if (!input || input.getAttribute('role') === 'combobox') return;
  new Suggestions(dialog, input).listen();
}

class Suggestions {
  readonly #dialog: HTMLDialogElement;
  readonly #input: HTMLInputElement;
  readonly #list = element('ul', 'suggestions', { role: 'listbox', 'aria-label': 'Suggestions' });
  readonly #status = element('p', 'sr-only', { role: 'status' });
  readonly #answers = new Map<string, Answer>();
  #request = new AbortController();
  #timer = 0;

  constructor(dialog: HTMLDialogElement, input: HTMLInputElement) {
    this.#dialog = dialog;
    this.#input = input;
  }

  listen(): void {
    const input = this.#input;
    this.#list.id = `${input.id}-suggestions`;
    this.#list.hidden = true;
    setAttributes(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': this.#list.id,
      'aria-expanded': 'false',
    });
    // Below the row of the field and the button that closes, which stays where it is.
    this.#dialog.firstElementChild?.after(this.#list, this.#status);

    input.addEventListener('input', () => this.#askSoon());
    input.addEventListener('keydown', (event) => this.#onKey(event));
    this.#list.addEventListener('click', (event) => {
      const option = event.target instanceof Element && event.target.closest('[role="option"]');
      if (option) this.#follow(option, event.ctrlKey || event.metaKey);
    });
    // The field keeps the focus, also while a suggestion is pressed.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault());
    // Some browsers close a dialog by Escape without asking the key's listeners.
    this.#dialog.addEventListener('cancel', (event) => {
      if (this.#list.hidden) return;
      event.preventDefault();
      this.#close();
    });
    this.#dialog.addEventListener('close', () => this.#close());
    if (input.value !== '') this.#askSoon();
  }

  #askSoon(): void {
    window.clearTimeout(this.#timer);
    this.#request.abort();
    const query = this.#input.value.trim().replace(/\s+/g, ' ');
    const known = this.#answers.get(query);
    if (query.length < SHORTEST_QUERY) this.#close();
    else if (known) this.#show(known);
    else this.#timer = window.setTimeout(() => void this.#ask(query), DEBOUNCE_MS);
  }

  async #ask(query: string): Promise<void> {
    this.#request = new AbortController();
    const { signal } = this.#request;
    try {
      const address = `/api/search?${new URLSearchParams({ q: query })}`;
      const response = await fetch(address, { signal });
      const answer = answerSchema.parse(await response.json());
      if (this.#answers.size >= MOST_REMEMBERED) this.#answers.clear();
      this.#answers.set(query, answer);
      if (!signal.aborted && this.#dialog.open) this.#show(answer);
    } catch {
      // Typed on, too many requests, no network: the field searches all the same.
      if (!signal.aborted) this.#close();
    }
  }

  #show({ suggestions, total }: Answer): void {
    const options = suggestions.map(({ kind, href, title }, index) => {
      const option = element('li', 'suggestion', {
        role: 'option',
        id: `${this.#list.id}-${index}`,
      });
      option.setAttribute('aria-selected', 'false');
      // No link in it: what is in an option is read as its name, and cannot be reached.
      option.dataset.href = href;
      const words = element('span', 'grow');
      words.append(...title.map(([text, isHit]) => (isHit ? marked(text) : text)));
      const name = element('span', 'suggestion-kind');
      name.textContent = SEARCH_KINDS[kind];
      option.append(words, ' ', name);
      return option;
    });
    this.#list.replaceChildren(...options);
    this.#list.hidden = options.length === 0;
    this.#input.setAttribute('aria-expanded', String(options.length > 0));
    this.#choose(null);
    this.#say(toSentence(options.length, total));
  }

  #close(): void {
    window.clearTimeout(this.#timer);
    this.#request.abort();
    this.#list.hidden = true;
    this.#list.replaceChildren();
    this.#input.setAttribute('aria-expanded', 'false');
    this.#choose(null);
    this.#say('');
  }

  #onKey(event: KeyboardEvent): void {
    const chosen = this.#list.querySelector('[aria-selected="true"]');
    if (event.isComposing) return;
    if (event.key === 'Escape' && !this.#list.hidden) {
      event.preventDefault();
      this.#close();
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      this.#follow(chosen, event.ctrlKey || event.metaKey);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !this.#list.hidden) {
      event.preventDefault();
      this.#choose(neighbour(this.#list, chosen, event.key === 'ArrowDown'));
    } else if (event.key === 'Tab') {
      this.#close();
    }
  }

  #follow(option: Element, isNewTab: boolean): void {
    const href = option instanceof HTMLElement ? option.dataset.href : undefined;
    if (!href) return;
    if (isNewTab) {
      window.open(href, '_blank', 'noopener');
      return;
    }
    // Who comes back finds the page, not the overlay.
    this.#dialog.close();
    window.location.assign(href);
  }

  #choose(option: Element | null): void {
    for (const one of this.#list.children) {
      one.setAttribute('aria-selected', String(one === option));
    }
    if (option) this.#input.setAttribute('aria-activedescendant', option.id);
    else this.#input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  #say(sentence: string): void {
    if (this.#status.textContent !== sentence) this.#status.textContent = sentence;
  }
}

/** Behind the last comes none, which is the field itself, and then the first. */
function neighbour(list: Element, chosen: Element | null, isNext: boolean): Element | null {
  if (!chosen) return isNext ? list.firstElementChild : list.lastElementChild;
  return isNext ? chosen.nextElementSibling : chosen.previousElementSibling;
}

function toSentence(shown: number, total: number): string {
  if (shown === 0) return 'No suggestions';
  const count = shown === 1 ? 'One suggestion' : `${shown} suggestions`;
  return total > shown ? `${count} of ${total} results` : count;
}

function marked(text: string): HTMLElement {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  setAttributes(made, attributes);
  return made;
}

function setAttributes(target: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value);
}
