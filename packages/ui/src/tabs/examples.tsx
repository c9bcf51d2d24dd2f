import { useState } from 'react';
import type { Example } from '../example.ts';
import { Text } from '../text/text.tsx';
import { Tabs } from './tabs.tsx';

const filters = [
  { value: 'all', label: 'All Articles', count: 20 },
  { value: 'ladies', label: 'For Ladies', count: 6 },
  { value: 'general', label: 'General', count: 4 },
];

function Filter() {
  const [value, setValue] = useState('all');
  return (
    <Tabs label="Articles for" tabs={filters} value={value} onValueChange={setValue}>
      <Text>What is shown: {value}.</Text>
    </Tabs>
  );
}

const PANELS: Record<string, string> = {
  education: 'A tutor for one, a reading list for the year.',
  career: 'An introduction, and a door held open.',
};

function Toggle() {
  const [value, setValue] = useState('education');
  return (
    <Tabs
      label="Education and career"
      tabs={[
        { value: 'education', label: 'Education' },
        { value: 'career', label: 'Career' },
      ]}
      value={value}
      onValueChange={setValue}
    >
      {(each) => <Text>{PANELS[each]}</Text>}
    </Tabs>
  );
}

export const examples: readonly Example[] = [
  { name: 'Tabs, views of one list', element: <Filter /> },
  { name: 'Tabs, a panel each', element: <Toggle /> },
];
