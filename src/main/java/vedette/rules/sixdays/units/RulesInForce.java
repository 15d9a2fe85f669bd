package vedette.rules.sixdays.units;

import java.util.List;
import vedette.rules.HasVariants;

/** The tables of the system and the other readings that are in force. */
public record RulesInForce(SixDaysTables tables, List<SixDaysVariant> variant)
    implements HasVariants {}
