import { Link } from '@clandor/platform';
import { DEPARTMENTS } from '@clandor/schemas/departments';
import { Lead, media, Small, Text, type } from '@clandor/ui';
import { DEPARTMENT_NOTES } from '../../content/department-notes.ts';
import { ContactLayout } from './contact-layout.tsx';
import { DepartmentSelect } from './department-select.tsx';

/** Without a department: choose one, in the dropdown or in the list below it, which also works without scripts. */
export function DepartmentChoice() {
  return (
    <ContactLayout
      title="Make an Enquiry"
      intro={
        <>
          <Lead>Tell us whom you would like to reach.</Lead>
          <Text>Each department reads its own letters, and answers within 1-2 business days.</Text>
        </>
      }
    >
      <DepartmentSelect />
      <nav aria-label="Departments" css={{ marginTop: '3.5rem', [media.withoutScripts]: { marginTop: 0 } }}>
        <ul css={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {DEPARTMENTS.map(({ id, title }) => (
            <li key={id} css={{ borderTop: '1px solid var(--hairline)' }}>
              <Link to={`/contact/${id}`} css={row}>
                <span css={type.subheading}>{title}</span>
                <Small as="span">{DEPARTMENT_NOTES[id].purpose}</Small>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </ContactLayout>
  );
}

const row = {
  display: 'grid',
  gap: '0.25rem 2rem',
  padding: '1.15rem 0',
  color: 'inherit',
  textDecoration: 'none',
  transition: 'color 0.3s',
  '&:hover': { color: 'var(--accent)' },
  '@media (min-width: 40rem)': {
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    '& > :last-child': { textAlign: 'end' },
  },
} as const;
