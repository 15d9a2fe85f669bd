package vedette.web;

import java.util.Map;
import java.util.Set;
import org.teavm.model.ClassHierarchy;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReader;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReader;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/**
 * The part of the web build that replaces methods by static ones of the same name and parameters.
 * An instance method has its object as the first parameter.
 */
public final class StandIns implements ClassHolderTransformer {
  /** By class the class with the replacements of its methods. */
  private static final Map<String, Class<?>> INSTEAD =
      Map.of(
          "java.nio.file.Files", FileMethods.class,
          "java.nio.file.impl.DefaultPath", Paths.class,
          "java.lang.String", Formats.class);

  /** Methods of picocli that need what no browser has; the program never calls them. */
  private static final Set<String> NEVER_CALLED =
      Set.of(
          "picocli.CommandLine$Interpreter.expandValidArgumentFile",
          "picocli.CommandLine$Interpreter.readPassword",
          "picocli.CommandLine$Model$UsageMessageSpec.getTerminalWidth",
          "picocli.CommandLine$Model$UsageMessageSpec.detectTerminalWidth",
          "picocli.CommandLine$Model$TypedMember.toGenericString",
          "picocli.CommandLine$BuiltIn$NetworkInterfaceConverter.convert",
          "picocli.CommandLine$BuiltIn$InetAddressConverter.convert");

  /** Jackson's conversion of doubles, which calls a constructor of strings that TeaVM lacks. */
  private static final String DIGITS = "tools.jackson.core.io.schubfach.DoubleToDecimal";

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    ClassHierarchy hierarchy = context.getHierarchy();
    Class<?> instead = INSTEAD.get(type.getName());
    for (MethodHolder method : type.getMethods().toArray(MethodHolder[]::new)) {
      String name = type.getName() + "." + method.getName();
      if (instead != null) {
        ClassReader by = hierarchy.getClassSource().get(instead.getName());
        by.getMethods().stream()
            .filter(each -> isMeant(each, method))
            .forEach(each -> replace(method, each, hierarchy));
      } else if (NEVER_CALLED.contains(name)) {
        begin(method, hierarchy).construct(UnsupportedOperationException.class).raise();
      } else if (name.equals(DIGITS + ".charsToString")) {
        ProgramEmitter body = begin(method, hierarchy);
        ValueEmitter digits = body.var(0, ValueType.object(DIGITS));
        body.invoke(
                Formats.class.getName(),
                "ascii",
                ValueType.object("java.lang.String"),
                digits.getField("bytes", ValueType.arrayOf(ValueType.BYTE)),
                digits.getField("index", ValueType.INTEGER))
            .returnValue();
      }
    }
  }

  private static boolean isMeant(MethodReader by, MethodReader method) {
    int self = self(method);
    boolean meant =
        by.getName().equals(method.getName())
            && by.parameterCount() == method.parameterCount() + self
            && !by.getName().startsWith("<");
    for (int i = 0; meant && i < method.parameterCount(); i++) {
      meant = by.parameterType(i + self).equals(method.parameterType(i));
    }
    return meant;
  }

  private static int self(MethodReader method) {
    return method.hasModifier(ElementModifier.STATIC) ? 0 : 1;
  }

  private static ProgramEmitter begin(MethodHolder method, ClassHierarchy hierarchy) {
    method.getModifiers().remove(ElementModifier.NATIVE);
    return ProgramEmitter.create(method, hierarchy);
  }

  private static void replace(MethodHolder method, MethodReader by, ClassHierarchy hierarchy) {
    ProgramEmitter body = begin(method, hierarchy);
    int self = self(method);
    ValueEmitter[] given = new ValueEmitter[by.parameterCount()];
    for (int i = 0; i < given.length; i++) {
      given[i] = body.var(i + 1 - self, by.parameterType(i));
    }
    ValueEmitter value = body.invoke(by.getReference(), given);
    if (value == null) {
      body.exit();
    } else if (method.getResultType() instanceof ValueType.Object) {
      value.cast(method.getResultType()).returnValue();
    } else {
      value.returnValue();
    }
  }
}
