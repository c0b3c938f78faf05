import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { SpecList } from "../../ui/SpecList.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";
import { OfficeAddress } from "./OfficeAddress.tsx";
import { OfficeHours } from "./OfficeHours.tsx";
import { OfficeMap } from "./OfficeMap.tsx";
import { OpenStatus } from "./OpenStatus/OpenStatus.tsx";
import styles from "./OtherOffices.module.css";

/** Each office except the first: map, address, phone and hours. Nothing where there is one alone. */
export function OtherOffices({ practice }: { practice: Pick<Practice, "offices"> }) {
  const words = useWords().office;
  const [, ...others] = practice.offices;
  return others.map((office) => (
    <div key={office.name} className={styles["root"]}>
      <Split even>
        <OfficeMap office={office} />
        <Stack>
          <h2>{office.name}</h2>
          <SpecList
            facts={[
              { name: words.address, value: <OfficeAddress office={office} /> },
              { name: words.phone, value: <a href={office.phoneHref}>{office.phone}</a> },
              { name: words.fax, value: office.fax && <Unbroken>{office.fax}</Unbroken> },
              {
                name: words.hours,
                value: (
                  <>
                    <OfficeHours hours={office.hours} /> <OpenStatus times={office.openingTimes} />
                  </>
                ),
              },
              { name: words.parking, value: office.parking },
            ]}
          />
        </Stack>
      </Split>
    </div>
  ));
}
