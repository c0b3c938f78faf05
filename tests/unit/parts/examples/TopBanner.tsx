import { TopBanner } from "../../../../src/parts/frame/TopBanner.tsx";
import { navigation, practice } from "../../../practice/fixtures.ts";
import type { Examples } from "../example.ts";

export const examples: Examples = {
  usual: [
    <TopBanner practice={practice} navigation={navigation} path="/" />,
    ["region", "Phone, fax and hours"],
    ["link", practice.phone],
    practice.fax,
    "Mon to Fri, 8:30 AM to 4:30 PM",
  ],
  "two runs of days": [
    <TopBanner
      practice={{ ...practice, hours: { ...practice.hours, banner: practice.hours.footer } }}
      navigation={navigation}
      path="/"
    />,
    "Mon to Fri, 8:00 AM to 5:00 PM; Sat, 9:00 AM to 2:00 PM",
  ],
};
