import artPreview from '@clandor/imagery/pictures/event-art-preview';
import nightRace from '@clandor/imagery/pictures/event-night-race';
import operaPremiere from '@clandor/imagery/pictures/event-opera-premiere';
import racingSunday from '@clandor/imagery/pictures/event-racing-sunday';
import truffleDinner from '@clandor/imagery/pictures/event-truffle-dinner';

/** A sample of the elite calendar: five events of October and November 2025 (spec section 3). */
export const EVENTS = [
  {
    id: 'frieze-preview',
    title: 'Private preview, contemporary art',
    location: 'London',
    date: '15 October 2025',
    description: 'Two hours before the doors, with the curator and no cameras.',
    picture: artPreview,
  },
  {
    id: 'arc-weekend',
    title: 'A late racing Sunday',
    location: 'Paris',
    date: '19 October 2025',
    description: 'A box on the line, lunch in the paddock, a car back before the traffic.',
    picture: racingSunday,
  },
  {
    id: 'truffle-dinner',
    title: 'White truffle dinner',
    location: 'Alba',
    date: '25 October 2025',
    description: 'One table of fourteen in a cellar. The hunter comes to the second course.',
    picture: truffleDinner,
  },
  {
    id: 'opera-premiere',
    title: 'Opera, the season’s premiere',
    location: 'Milan',
    date: '8 November 2025',
    description: 'A stage box, and supper afterwards with the company.',
    picture: operaPremiere,
  },
  {
    id: 'night-race',
    title: 'The night race',
    location: 'Las Vegas',
    date: '22 November 2025',
    description: 'Garage walk, terrace over the start, and a quiet room above it all.',
    picture: nightRace,
  },
] as const;
