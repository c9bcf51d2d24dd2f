/** The option lists of the ladies application (spec section 3). An option's text is its value. */
export const LIFESTYLE_EXPERIENCE = [
  'Live in or travel to luxury cities',
  'Attended galas, fashion shows or private luxury events',
  'Dated or been approached by high-status men',
  'Comfortable in elevated social settings',
  'Actively building access to this world',
  'Little to no experience',
] as const;

export const NONE_OF_THE_ABOVE = 'None of the above';

export const PERSONAL_PRIORITIES = [
  'Skincare/beauty',
  'Pilates/gym/dance/fitness',
  'Personal development or etiquette coaching',
  'Travel',
  'Fashion/content/modeling',
  NONE_OF_THE_ABOVE,
] as const;

export const PRESENCE_DESCRIPTORS = [
  'Feminine',
  'Captivating',
  'Intelligent',
  'Private',
  'Socially polished',
  'Emotionally aware',
  'Graceful',
  'Confident',
  'Sophisticated',
  'Magnetic',
  'Reserved',
  'High-maintenance',
] as const;

/** The most descriptors that may be chosen (spec section 9). */
export const MOST_DESCRIPTORS = 5;

export const LUXURY_COMFORT = ['At ease', 'Confident', 'Curious', 'Unfamiliar'] as const;

export const OPEN_TO_CONSIDERATION = [
  'Long-term private dynamic with a Gentleman',
  'Discreet mutually beneficial relationship',
  'Hosted travel or lifestyle opportunities',
  'Mentorship, support or selective introductions',
  'Professional development and career opportunities',
  'Open to possibilities',
  'Not sure',
] as const;

export const PUBLIC_APPEARANCES = [
  'Yes',
  'Yes — selectively, based on the setting',
  'No — I prefer full discretion',
] as const;

export const ADULT_PLATFORMS = ['Yes', 'No'] as const;

export const PREVIOUS_EXPERIENCE = ['Yes', 'No', 'Prefer not to say'] as const;
