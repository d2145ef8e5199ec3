/** Of the application that all tests of screens share; the user name is `admin`. */
export const adminPassword = 'admin of the tests of screens'
