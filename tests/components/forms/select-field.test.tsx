// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FormContext, type LiveFields, READY } from '@/components/forms/core/form-context';
import { SelectField } from '@/components/forms/core/select-field';

import { SELECT_COPY } from '@/content/forms';

afterEach(cleanup);

const GROUPS = [{ label: 'Business systems', options: ['ERP', 'Payroll'] }];
const register: LiveFields['register'] = (name) => ({
  name,
  onBlur: async () => {},
  onChange: async () => {},
  ref: () => {},
});

function field(
  chosen: string | null,
  rewrite: LiveFields['rewrite'] | null,
  groups: typeof GROUPS | null = GROUPS,
) {
  const live = rewrite && {
    register,
    rewrite,
    isBlank: true,
    responses: 0,
    isCaptchaMissing: false,
  };
  return (
    <FormContext value={{ ...READY, id: 'f', values: {}, live }}>
      <SelectField
        name="service"
        label="Service"
        placeholder="Choose"
        groups={groups}
        chosen={chosen}
      />
    </FormContext>
  );
}

test('what was chosen elsewhere is there from the start, and what the visitor chooses then stays', () => {
  const rewrite = vi.fn();
  const { rerender } = render(field('ERP', null));
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('ERP');
  rerender(field('ERP', rewrite));
  expect(rewrite.mock.calls).toEqual([['service', null]]);
  rerender(field('Payroll', rewrite));
  expect(rewrite).toHaveBeenLastCalledWith('service', 'Payroll');
});

test('another address chooses for who has chosen nothing', () => {
  const { rerender } = render(field('ERP', null));
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  rerender(field('Payroll', null));
  expect(select.value).toBe('Payroll');
  rerender(field(null, null));
  expect(select.value).toBe('');
  fireEvent.input(select, { target: { value: 'ERP' } });
  rerender(field('Payroll', null));
  expect(select.value).toBe('ERP');
});

test('options that arrive take the place of five rows, leave the focus where it is, and choose what was chosen elsewhere', () => {
  const { rerender } = render(field(null, null, null));
  screen.getByRole('combobox').focus();
  expect(screen.getAllByRole('option', { name: SELECT_COPY.loading })).toHaveLength(5);
  rerender(field('ERP', null));
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect(document.activeElement).toBe(select);
  expect(select.value).toBe('ERP');
});

test('what was chosen elsewhere is told to a form that began before the options were there', () => {
  const rewrite = vi.fn();
  const { rerender } = render(field('ERP', null, null));
  rerender(field('ERP', null));
  rerender(field('ERP', rewrite));
  expect(rewrite.mock.calls).toEqual([['service', 'ERP']]);
});

test('but not over what the visitor has chosen meanwhile', () => {
  const rewrite = vi.fn();
  const { rerender } = render(field('ERP', null, null));
  rerender(field('ERP', null));
  fireEvent.input(screen.getByRole('combobox'), { target: { value: 'Payroll' } });
  rerender(field('ERP', rewrite));
  expect(rewrite.mock.calls).toEqual([['service', null]]);
});
