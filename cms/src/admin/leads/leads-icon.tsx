import { Mail } from '@strapi/icons';
import { type ComponentProps, forwardRef } from 'react';
import { useUnread } from './unread';

const BADGE = {
  position: 'absolute',
  top: -8,
  // Clear of a title beside it, where it is the icon of a widget.
  right: -7,
  minWidth: 16,
  padding: '1px 4px',
  borderRadius: 8,
  background: '#d02b20',
  color: '#ffffff',
  fontSize: 10,
  fontWeight: 700,
  lineHeight: '14px',
  textAlign: 'center',
} as const;

/** An envelope with the number of new leads that nobody has opened. */
export const LeadsIcon = forwardRef<SVGSVGElement, ComponentProps<typeof Mail>>((props, ref) => {
  const unread = useUnread();
  const text = unread > 99 ? '99+' : String(unread);
  return (
    <span style={{ position: 'relative', display: 'inline-flex' }}>
      <Mail {...props} ref={ref} />
      {unread > 0 && (
        <span style={BADGE} role="status" aria-label={`${text} new leads`}>
          {text}
        </span>
      )}
    </span>
  );
});
LeadsIcon.displayName = 'LeadsIcon';
