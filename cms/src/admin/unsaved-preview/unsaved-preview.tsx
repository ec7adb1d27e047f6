import { useForm } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { isRecord } from '../../is-record';
import type { PanelProps } from '../beside-the-form/panel';
import { changedValues } from '../typed-text/stored-text';
import { PreviewButtons } from './preview-buttons';

/** Beside the form of what has no drafts: the site as it would be if the form were saved. */
export function UnsavedPreview({ model, documentId, document }: PanelProps) {
  const { values, initialValues } = useForm('unsaved-preview', (state) => state);
  const target = `${model}/${documentId ?? 'create'}`;
  const savedAt = String(document?.updatedAt);
  const unsaved = useMemo(() => {
    const changed = withoutRowsOfForm(changedValues({ ...values }, { ...initialValues }));
    return { target, values: changed, savedAt };
  }, [target, values, initialValues, savedAt]);
  return <PreviewButtons unsaved={unsaved} />;
}

/** Related entries as the service takes them: a form adds what it shows of them. */
function withoutRowsOfForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRowsOfForm);
  if (!isRecord(value)) return value;
  if ('apiData' in value) return value.apiData;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutRowsOfForm(inner)]),
  );
}
