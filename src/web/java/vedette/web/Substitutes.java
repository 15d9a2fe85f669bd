package vedette.web;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Part of the web build: which of the program's classes have another in their place. */
public final class Substitutes extends SimpleSubstitutionPolicy {
  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(named("vedette.dice.XoroshiroState").or(named("vedette.platform.Platform")))
        .simpleNamePrefix("Web");
  }
}
