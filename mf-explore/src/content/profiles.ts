import alexander from '@clandor/imagery/pictures/profile-alexander';
import helena from '@clandor/imagery/pictures/profile-helena';
import ines from '@clandor/imagery/pictures/profile-ines';
import marcus from '@clandor/imagery/pictures/profile-marcus';
import sofia from '@clandor/imagery/pictures/profile-sofia';

/** Five sample profiles (spec section 3). No real person. */
export const PROFILES = [
  {
    name: 'Helena',
    age: 27,
    location: 'Geneva',
    education: 'MA, History of Art',
    ethnicity: 'Swiss and Greek',
    languages: 'French, Greek, English',
    description: 'Restores paintings, collects silence. Prefers long lunches to late nights.',
    picture: helena,
  },
  {
    name: 'Marcus',
    age: 41,
    location: 'London',
    education: 'MSc, Engineering',
    ethnicity: 'British and Nigerian',
    languages: 'English, French',
    description: 'Built a company, sold it, is learning to cook properly.',
    picture: marcus,
  },
  {
    name: 'Inès',
    age: 29,
    location: 'Paris',
    education: 'LL.M., International Law',
    ethnicity: 'French',
    languages: 'French, English, Spanish',
    description: 'Reads contracts for a living and novels for her life.',
    picture: ines,
  },
  {
    name: 'Alexander',
    age: 38,
    location: 'New York',
    education: 'MBA',
    ethnicity: 'American',
    languages: 'English, German',
    description: 'Sails badly and often. Looking for someone who answers plainly.',
    picture: alexander,
  },
  {
    name: 'Sofia',
    age: 25,
    location: 'Milan',
    education: 'BA, Architecture',
    ethnicity: 'Italian and Brazilian',
    languages: 'Italian, Portuguese, English',
    description: 'Draws houses for other people and wants one with a garden.',
    picture: sofia,
  },
] as const;

export type Profile = (typeof PROFILES)[number];
