/** When the site of the example practice is built, for SOURCE_DATE_EPOCH: on the day of its announcement. */
export const exampleMoment = String(Date.parse("2020-05-02T18:00:00Z") / 1000);
