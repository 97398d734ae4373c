/** Admin credentials on the site under test. */
export const adminLogin = { email: 'boss@agency.example', password: 'the keys of the house' } as const;
