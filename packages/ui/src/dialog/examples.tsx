import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import type { Example } from '../example.ts';
import { Text } from '../text/text.tsx';
import { Dialog } from './dialog.tsx';

function Opened() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Hosted journeys" description="Four, for this season.">
        <Text>Dunes, snow, a coast at dusk, a city in the rain.</Text>
        <Button onClick={() => setOpen(false)} css={{ marginTop: '2rem' }}>
          Understood
        </Button>
      </Dialog>
    </>
  );
}

function Closed() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        View the calendar
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="The calendar" narrow>
        <Text>Five evenings.</Text>
      </Dialog>
    </>
  );
}

export const examples: readonly Example[] = [
  { name: 'Dialog, open', element: <Opened />, over: true },
  { name: 'Dialog, closed', element: <Closed /> },
];
