import { Link, useNavigate } from '@clandor/platform';
import { DEPARTMENTS } from '@clandor/schemas/departments';
import { Lead, SelectField, Text, type } from '@clandor/ui';
import { ContactLayout } from './contact-layout.tsx';

/** Without a department: choose one. The dropdown goes there at once; the list below it does the same without scripts. */
export function DepartmentChoice() {
  const navigate = useNavigate();
  return (
    <ContactLayout
      title="Make an Enquiry"
      intro={
        <>
          <Lead>Tell us whom you would like to reach.</Lead>
          <Text>Each department reads its own letters. What you write stays with the people it is meant for.</Text>
        </>
      }
    >
      <div css={{ '@media (scripting: none)': { display: 'none' } }}>
        <SelectField
          name="department"
          label="Department"
          placeholder="Please select..."
          options={DEPARTMENTS.map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue=""
          onChange={({ target }) => target.value && navigate(`/contact/${target.value}`)}
        />
      </div>
      <nav aria-label="Departments" css={{ marginTop: '3rem' }}>
        <ul css={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {DEPARTMENTS.map(({ id, title }) => (
            <li key={id} css={{ borderTop: '1px solid var(--hairline)' }}>
              <Link
                to={`/contact/${id}`}
                css={{
                  ...type.subheading,
                  display: 'flex',
                  justifyContent: 'space-between',
                  padding: '1.1rem 0',
                  color: 'inherit',
                  textDecoration: 'none',
                  '&::after': { content: '"→" / ""', color: 'var(--accent)', transition: 'transform 0.4s' },
                  '&:hover': { color: 'var(--accent)', '&::after': { transform: 'translateX(0.25rem)' } },
                }}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </ContactLayout>
  );
}
