import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { PROFILE_SCREENS } from '../../site-address/screens';

type ScreenChoiceProps = { screen: string; onChange: (screen: string) => void };

/** Which screen shows the draft of the company profile, parts of which are on several. */
export function ScreenChoice({ screen, onChange }: ScreenChoiceProps) {
  return (
    <Field.Root>
      <Field.Label>Screen of the preview</Field.Label>
      <SingleSelect value={screen} onChange={(chosen) => onChange(String(chosen))}>
        {PROFILE_SCREENS.map(({ title, address }) => (
          <SingleSelectOption key={address} value={address}>
            {title}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
