/** What every locked action says, as a browser alert (spec section 8). */
export const ALERTS = {
  tickets: 'Clandor Members Only. Please log in to request tickets.',
  travel: 'Travel Board requires membership. Please log in to host trips.',
  exchange: 'Your Exchange is personalized and unlocked based on your verified profile. Please log in to access.',
  professional:
    'Opportunities and profiles inside the Z section are surfaced based on your verified preferences. Please log in to access.',
  profileImage: 'Clandor Members Only. Please log in to view full profile.',
  viewProfile: 'Please log in to access full profile details and messaging features.',
} as const;
