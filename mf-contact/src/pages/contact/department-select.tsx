import { useNavigate } from '@clandor/platform';
import { DEPARTMENTS, findDepartment } from '@clandor/schemas/departments';
import { ButtonLink, changesClosedSelect, media, SelectField, Small } from '@clandor/ui';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

const OPTIONS = DEPARTMENTS.map(({ id, title }) => ({ value: id, label: title }));

/**
 * The dropdown of departments; a choice goes to its form (spec section 2).
 *
 * A closed native select takes a new value at every press of an arrow key (Chrome and Firefox on Windows and Linux),
 * so going there at each change would throw a keyboard user out at the first department. What was reached by such a
 * key is therefore only offered: Enter, or the link that appears, goes there. A choice from the open list goes at once.
 */
export function DepartmentSelect() {
  const navigate = useNavigate();
  const [offered, setOffered] = useState('');
  const browsing = useRef(false);
  const control = useRef<HTMLSelectElement>(null);
  const go = (id: string) => navigate(`/contact/${id}`);

  // Chosen before the page was alive, or restored by the browser.
  useEffect(() => setOffered(control.current?.value ?? ''), []);

  const onKeyDown = (event: KeyboardEvent) => {
    browsing.current = changesClosedSelect(event);
    if (event.key !== 'Enter' || !offered) return;
    event.preventDefault();
    go(offered);
  };
  const onChange = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    if (browsing.current || value === '') return setOffered(value);
    go(value);
  };

  const department = findDepartment(offered);
  return (
    <div css={{ display: 'grid', gap: '1.5rem', [media.withoutScripts]: { display: 'none' } }}>
      <SelectField
        ref={control}
        name="department"
        label="Department"
        hint="Choosing a department opens its form."
        placeholder="Please select..."
        options={OPTIONS}
        defaultValue=""
        onChange={onChange}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          browsing.current = false;
        }}
      />
      <div role="status">
        {department && (
          <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem 1.5rem' }}>
            <ButtonLink to={`/contact/${department.id}`} variant="outline">
              Continue to {department.title}
            </ButtonLink>
            <Small as="span">or press Enter</Small>
          </div>
        )}
      </div>
    </div>
  );
}
