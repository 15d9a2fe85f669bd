package vedette.rules.musketpike;

import java.util.Optional;

/** Who stands in one place: a unit, artillery, or artillery stacked with a unit. */
record StackUnits(Optional<Unit> unit, Optional<Guns> guns) {}
