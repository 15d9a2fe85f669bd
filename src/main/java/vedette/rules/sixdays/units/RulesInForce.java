package vedette.rules.sixdays.units;

import java.util.List;
import vedette.rules.HasVariants;

/** What all rules of the system go by: its tables, and which readings are played otherwise. */
public record RulesInForce(SixDaysTables tables, List<SixDaysVariant> variant)
    implements HasVariants {}
