import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BotTrap } from './bot-trap.tsx';
import { Checkbox } from './checkbox.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea, TextField } from './text-field.tsx';

afterEach(cleanup);

const shared = { name: 'field', label: 'The label', hint: 'The hint', error: 'The error' };
const controls = {
  TextField: (props: object) => <TextField {...shared} {...props} />,
  TextArea: (props: object) => <TextArea {...shared} {...props} />,
  SelectField: (props: object) => (
    <SelectField {...shared} placeholder="Please select..." options={[{ value: 'a', label: 'A' }]} {...props} />
  ),
  Checkbox: (props: object) => <Checkbox {...shared} {...props} />,
};

describe.each(Object.entries(controls))('%s', (name, draw) => {
  const control = () => screen.getByLabelText('The label');

  it('is labelled, has its name for an id, and is tied to hint and error', () => {
    render(draw({}));
    expect(control().id).toBe('field');
    expect(control().getAttribute('name')).toBe('field');
    expect(control().getAttribute('aria-invalid')).toBe('true');
    const said = control()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(said).toEqual(['The hint', 'Error: The error']);
  });

  it('without hint and error says nothing of them', () => {
    render(draw({ hint: undefined, error: undefined }));
    expect(control().getAttribute('aria-describedby')).toBeNull();
    expect(control().getAttribute('aria-invalid')).toBeNull();
  });

  it('takes what react-hook-form registers: ref, onChange, onBlur', () => {
    const ref = createRef<HTMLElement>();
    const onChange = vi.fn();
    const onBlur = vi.fn();
    render(draw({ ref, onChange, onBlur }));
    expect(ref.current).toBe(control());
    fireEvent.blur(control());
    if (name === 'Checkbox') fireEvent.click(control());
    else fireEvent.change(control(), { target: { value: 'a' } });
    expect(onChange).toHaveBeenCalledOnce();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('says what may be left out', () => {
    render(draw({ optional: true }));
    expect(screen.getByLabelText('The label (optional)')).toBeDefined();
  });
});

describe('ChoiceGroup', () => {
  const choices = [
    { value: 'a', label: 'A', note: 'The first' },
    { value: 'b', label: 'B' },
  ];

  it('is a named group of native controls of one name, described by hint and error', () => {
    render(<ChoiceGroup name="letters" label="Letters" hint="Some" error="Too few" multiple choices={choices} />);
    const group = screen.getByRole('group', { name: 'Letters' });
    expect(group.id).toBe('letters');
    const said = group.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(said.map((id) => document.getElementById(id)?.textContent)).toEqual(['Some', 'Error: Too few']);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ name, value }) => [name, value])).toEqual([
      ['letters', 'a'],
      ['letters', 'b'],
    ]);
    group.focus();
    expect(document.activeElement).toBe(group);
  });

  it('a choice of one is made of radios', () => {
    const onChange = vi.fn();
    render(<ChoiceGroup name="letter" label="Letter" choices={choices} onChange={onChange} />);
    fireEvent.click(screen.getByLabelText('B'));
    expect(onChange).toHaveBeenCalledOnce();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true]);
  });
});

describe('BotTrap', () => {
  it('is there for programs and for nobody else', () => {
    const { container } = render(<BotTrap name="leaveEmpty" />);
    expect(screen.queryByRole('textbox')).toBeNull();
    const input = container.querySelector<HTMLInputElement>('[name="leaveEmpty"]');
    expect(input?.tabIndex).toBe(-1);
    expect(input?.autocomplete).toBe('off');
  });
});

describe('SelectField', () => {
  it('lists the empty option first, and options of one value apart', () => {
    render(
      <SelectField
        name="countryCode"
        label="Code"
        placeholder="Please select..."
        options={[
          {
            label: 'Americas',
            options: [
              { value: '+1', label: 'United States', key: 'us' },
              { value: '+1', label: 'Canada', key: 'ca' },
            ],
          },
          { value: '+44', label: 'United Kingdom' },
        ]}
      />,
    );
    const options = screen.getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, text }) => `${value} ${text}`)).toEqual([
      ' Please select...',
      '+1 United States',
      '+1 Canada',
      '+44 United Kingdom',
    ]);
    expect(screen.getByRole('group', { name: 'Americas' })).toBeDefined();
  });
});

describe('ErrorSummary', () => {
  it('leads to the field, with the focus', () => {
    render(
      <>
        <ErrorSummary errors={[{ id: 'email', message: 'Invalid email address' }]} />
        <TextField name="email" label="Email" />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Invalid email address' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('can take the focus, titled; and is not there without errors', () => {
    const ref = createRef<HTMLDivElement>();
    const { rerender } = render(<ErrorSummary ref={ref} errors={[{ id: 'email', message: 'Invalid' }]} />);
    ref.current?.focus();
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }));
    rerender(<ErrorSummary ref={ref} errors={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
