package vedette.web;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** The part of the web build that replaces some of the program's classes. */
public final class Substitutes extends SimpleSubstitutionPolicy {
  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(named("vedette.dice.XoroshiroState").or(named("vedette.platform.Platform")))
        .simpleNamePrefix("Web");
  }
}
